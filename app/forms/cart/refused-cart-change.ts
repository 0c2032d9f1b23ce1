/** Why a change of the cart was refused: a code and the values that explain it. */
export type RefusedChange = { code: string; values: unknown };

/** What an action of the cart answers when it refuses: the line whose quantity it was, if it was one, and every quantity that was typed. */
export type RefusedCartChange = { lineId: string | null; texts: [lineId: string, text: string][]; refusal: RefusedChange };
