/** The checkbox by which the terms of sale are accepted. */
export const termsFieldId = "agree-to-terms";
