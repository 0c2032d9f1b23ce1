import { v5 as uuidOfName } from "uuid";

/** The namespace of the demo's ids: any UUID, fixed forever. */
const demo = "6f0d3c8e-52b1-4c8a-9c4e-0d107e5eed01";

/** Returns the id of something in the demo by its name, the same in every database. */
export function namedId(...name: (string | number)[]): string {
  return uuidOfName(name.join("/"), demo);
}
