/** The actions of the operators' trail: what an operator did in or to a practice (D49). */
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

/** Maximum length of a reason. */
export const reasonLengthMax = 200;
