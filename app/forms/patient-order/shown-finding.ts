import type { Answers } from "~/calls/answers";

type FindingAnswer = Answers["orderForms"]["findings"]["findings"][number];

/** A finding as pages hold it; when it was accepted may be a text. */
export type ShownFinding = Omit<FindingAnswer, "acceptedAt"> & { acceptedAt: Date | string | null };

/** Those that nobody accepted, neither with the order before nor in this form. */
export const openIn = (findings: readonly ShownFinding[], accepted: readonly string[]): ShownFinding[] =>
  findings.filter(({ key, acceptedBy }) => acceptedBy === null && !accepted.includes(key));
