/** What an operator does in or to a practice, as the operators' trail tells it apart (D49). */
export const operatorActions = [
  "practiceEntered",
  "practiceSuspended",
  "practiceReopened",
  "handOverSentAgain",
  "handOverTakenOut",
] as const;

export type OperatorAction = (typeof operatorActions)[number];

/** Characters of a reason; it is asked for because somebody reads it later. */
export const reasonLengthMax = 200;
