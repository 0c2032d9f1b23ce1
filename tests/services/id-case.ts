import type { Belongings } from "./belongings";

/**
 * One field of a call that takes an id of practice data. `input` makes a call that is right but for that id. Staff calls, unless the
 * call is an admin's. `kind` is what the id is of.
 */
export type IdCase = {
  call: string;
  field: string;
  kind: keyof Belongings;
  input: (id: string, mine: Belongings) => object;
  who?: "admin";
};
