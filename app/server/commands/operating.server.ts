import type { Doors } from "~/db/doors.server";
import { type EditionCode, editionCodes } from "~/domain/edition";
import type { KeySettings } from "~/services/people/queue-key-mail.server";
import type { Terminal } from "./terminal.server";

/** What a command of an operator works with; `operatorId` is whose name its acts bear (D13), `settings` make the links that it mails. */
export type Operating = { doors: Doors; terminal: Terminal; now: Date; operatorId: string; settings: KeySettings };

/** The options of a command by name, and the flags that were given. */
export type CommandOptions = { readonly given: Readonly<Record<string, string>>; readonly flags: ReadonlySet<string> };

/** The market that the options name; null, and said, when there is none. */
export function marketOf({ given }: CommandOptions, { terminal }: Operating): EditionCode | null {
  const edition = editionCodes.find((code) => code === given.market) ?? null;
  if (!edition) terminal.complain(`--market is one of ${editionCodes.join(", ")}.`);
  return edition;
}
