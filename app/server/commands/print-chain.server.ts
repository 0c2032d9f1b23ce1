import type { ChainBreak } from "~/services/audit/audit-chain.server";
import type { ChainState } from "~/services/audit/verify-audit.server";
import { counted } from "./counted.server";
import type { Terminal } from "./terminal.server";

const breaks: Readonly<Record<ChainBreak["why"], string>> = {
  missing: "is missing",
  changed: "was changed",
  endMissing: "and all later ones are missing",
};

/** Prints in one line whether a practice's audit trail is intact, and returns it; the hash of the last entry can be recorded elsewhere. */
export function printChain({ subDomain, end, broken }: ChainState, { print, complain }: Terminal): boolean {
  if (broken) complain(`${subDomain}: entry ${broken.seq} ${breaks[broken.why]}.`);
  else
    print(`${subDomain}: ${counted(end.seq, "entry", "entries")}, nothing missing or changed${end.hash && `, the last one ${end.hash}`}.`);
  return broken === null;
}
