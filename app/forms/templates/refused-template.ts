import type { Clash } from "~/forms/cart/clash";
import type { QuantityMistake } from "./template-form";

/** Why a name is refused. */
export type NamingMistake = "required" | "unreadableText" | "textTooLong";

/** A name and location as typed and chosen. */
export type TypedNaming = { name: string; place: string };

/** Why a form of a template was refused, with everything typed. */
export type RefusedTemplate = {
  typed: TypedNaming | null;
  mistake: NamingMistake | null;
  /** Quantities that cannot be ordered. */
  mistakes: QuantityMistake[];
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  entries: (readonly [name: string, value: string])[];
  /** A new id for adding, when nothing can be added under the one sent (D72). */
  addId: string | null;
};

/** The values of a form that was not refused. */
export const nothingRefused: RefusedTemplate = {
  ...{ typed: null, mistake: null, mistakes: [], refusal: null, clashes: [], entries: [], addId: null },
};
