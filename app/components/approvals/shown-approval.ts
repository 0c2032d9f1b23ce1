import type { Answers } from "~/calls/answers";

/** An approval with the content of its cart, as the call returns it. */
export type LoadedApproval = Answers["approvals"]["read"];

/** Why an answer was refused, with the typed text and its mistake. */
export type RefusedAnswer = { code: string; words: string; mistake: "required" | "unreadableText" | "textTooLong" | null };

/** What the page of an approval shows. */
export type ShownApproval = LoadedApproval & { locationName: string; now: Date; refused: RefusedAnswer | undefined };
