import type { Answers } from "~/calls/answers";

type FindingAnswer = Answers["orderForms"]["findings"]["findings"][number];

/** A finding as pages have it; the time of acceptance may be a text. */
export type ShownFinding = Omit<FindingAnswer, "acceptedAt"> & { acceptedAt: Date | string | null };

/** Returns the findings that nobody accepted, neither with the previous order nor in this form. */
export const openIn = (findings: readonly ShownFinding[], accepted: readonly string[]): ShownFinding[] =>
  findings.filter(({ key, acceptedBy }) => acceptedBy === null && !accepted.includes(key));
