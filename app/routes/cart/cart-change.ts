import type { RouterContextProvider } from "react-router";
import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";

/** What one button of the cart does, and the notice on the next page. */
export type CartChange = {
  /** Refused while no line is selected. */
  needsSelection?: true;
  notice: string | null;
  /** The values of the notice, read before the change. */
  values?: (sent: FormData, context: Readonly<RouterContextProvider>) => Promise<Record<string, string | number> | undefined>;
  /** The fields of the form that undoes it. */
  undo?: (sent: FormData) => Record<string, string> | null;
  run: (calls: Calls, form: FormData, cart: CartForm) => Promise<CartForm>;
};
