import type { RouterContextProvider } from "react-router";
import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";

/** What one button of the cart does, and the notice that the next page shows. */
export type CartChange = {
  /** Refused while no line is ticked. */
  needsSelection?: true;
  notice: string | null;
  /** What the notice names, as it is before the change. */
  values?: (sent: FormData, context: Readonly<RouterContextProvider>) => Promise<Record<string, string | number> | undefined>;
  /** The fields of the form that takes it back. */
  undo?: (sent: FormData) => Record<string, string> | null;
  run: (calls: Calls, form: FormData, cart: CartForm) => Promise<CartForm>;
};
