import type { Clash } from "~/forms/cart/clash";
import type { QuantityMistake } from "./template-form";

/** Why a name cannot be taken. */
export type NamingMistake = "required" | "unreadableText" | "textTooLong";

/** A name and a place as they were typed and chosen. */
export type TypedNaming = { name: string; place: string };

/** Why a form of a template did not do what it asks for, with everything that was typed. */
export type RefusedTemplate = {
  typed: TypedNaming | null;
  mistake: NamingMistake | null;
  /** Quantities that cannot be ordered. */
  mistakes: QuantityMistake[];
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  entries: (readonly [name: string, value: string])[];
  /** Another id, where the one that was sent can add nothing any more (D72). */
  addId: string | null;
};

/** A form that nothing was refused of. */
export const nothingRefused: RefusedTemplate = {
  ...{ typed: null, mistake: null, mistakes: [], refusal: null, clashes: [], entries: [], addId: null },
};
