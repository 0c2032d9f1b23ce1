import type { Answers } from "~/calls/answers";

/** A receipt as the calls return it (D24). */
export type Receipt = Answers["cart"]["readReceipt"]["receipt"];

/** What an order says beside its receipt. */
export type PlacedDetails = Answers["cart"]["readReceipt"]["placed"][number];
