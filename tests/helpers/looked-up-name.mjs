import dns from "node:dns";
import { readFileSync } from "node:fs";

/*
 * Loaded before a program (`--import`): the address of the one name LOOKED_UP_NAME is what the file LOOKED_UP_ADDRESS holds at the moment of
 * the look-up, as if the name's record had been changed. Other names are looked up as always.
 */
const { LOOKED_UP_NAME, LOOKED_UP_ADDRESS } = process.env;
const { lookup } = dns;

dns.lookup = (name, options, done) => {
  if (name !== LOOKED_UP_NAME) return lookup(name, options, done);
  const answer = typeof options === "function" ? options : done;
  const address = readFileSync(LOOKED_UP_ADDRESS, "utf8");
  const all = typeof options === "object" && options.all;
  process.nextTick(() => (all ? answer(null, [{ address, family: 4 }]) : answer(null, address, 4)));
};
