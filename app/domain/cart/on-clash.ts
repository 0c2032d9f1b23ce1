/** The choices for lenses that are already in the cart (D22). */
export const clashChoices = ["add", "replace", "leave"] as const;
export type ClashChoice = (typeof clashChoices)[number];

/** The choices, or asking the person. */
export const onClashValues = ["ask", ...clashChoices] as const;
export type OnClash = (typeof onClashValues)[number];

/** Returns the choice that a form was sent with; "ask" when there is none. */
export const parseOnClash = (given: string | undefined): OnClash => clashChoices.find((choice) => choice === given) ?? "ask";
