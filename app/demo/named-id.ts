import { v5 as uuidOfName } from "uuid";

/** The name space of the demo's ids: any UUID, fixed permanently. */
const demo = "6f0d3c8e-52b1-4c8a-9c4e-0d107e5eed01";

/** The id of a thing of the demo by its name, the same in every database. */
export function namedId(...name: (string | number)[]): string {
  return uuidOfName(name.join("/"), demo);
}
