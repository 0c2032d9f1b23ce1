import type { Answers } from "~/calls/answers";

/** A receipt as the calls answer it (D24). */
export type Receipt = Answers["cart"]["readReceipt"]["receipt"];
