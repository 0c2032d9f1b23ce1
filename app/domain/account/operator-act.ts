/** The kinds of acts in the operators' trail: what an operator did in or to a practice (D49). */
export const operatorActions = [
  "practiceCreated",
  "practiceEntered",
  "practiceSuspended",
  "practiceReopened",
  "handOverSentAgain",
  "handOverTakenOut",
  "requestAnswered",
] as const;

export type OperatorAction = (typeof operatorActions)[number];

/** Characters of a reason; it is asked for because somebody reads it later. */
export const reasonLengthMax = 200;
