/** What may be done about lenses that are in the cart already (D22). */
export const clashChoices = ["add", "replace", "leave"] as const;
export type ClashChoice = (typeof clashChoices)[number];

/** The same, or that the person is to be asked. */
export const onClashValues = ["ask", ...clashChoices] as const;
export type OnClash = (typeof onClashValues)[number];

/** The answer that a form was sent with; a form without one asks. */
export const parseOnClash = (given: string | undefined): OnClash => clashChoices.find((choice) => choice === given) ?? "ask";
