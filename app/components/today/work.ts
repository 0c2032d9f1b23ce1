import type { Answers } from "~/calls/answers";

/** What a location has to do today. */
export type Work = Answers["today"]["overview"];
export type Ordered = Work["problems"][number];
export type Ending = Work["ending"][number];
export type Repeated = Answers["today"]["orderAgain"];
