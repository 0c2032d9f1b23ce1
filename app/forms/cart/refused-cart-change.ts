/** Why a change of the cart was refused: a code and the values that explain it. */
export type RefusedChange = { code: string; values: unknown };

/**
 * The response to a refused change of the cart: the line of the quantity, if it was one, every quantity that was typed, and for other
 * changes everything that was sent, to be sent again with an answer.
 */
export type RefusedCartChange = {
  lineId: string | null;
  texts: [lineId: string, text: string][];
  entries?: [name: string, value: string][];
  refusal: RefusedChange;
};
