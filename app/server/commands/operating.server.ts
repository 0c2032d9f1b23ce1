import type { Doors } from "~/db/doors.server";
import { type EditionCode, editionCodes } from "~/domain/edition";
import type { KeySettings } from "~/services/people/queue-key-mail.server";
import type { CommandOptions } from "./command-options.server";
import type { Terminal } from "./terminal.server";

/**
 * The surroundings of an operator's command; `operatorId` is the operator in whose name it acts (D13); `settings` are for the links in its
 * mails.
 */
export type Operating = { doors: Doors; terminal: Terminal; now: Date; operatorId: string; settings: KeySettings };

/** Returns the market in the options; null, with a message, when there is none. */
export function marketOf({ given }: CommandOptions, { terminal }: Operating): EditionCode | null {
  const edition = editionCodes.find((code) => code === given.market) ?? null;
  if (!edition) terminal.complain(`--market is one of ${editionCodes.join(", ")}.`);
  return edition;
}
