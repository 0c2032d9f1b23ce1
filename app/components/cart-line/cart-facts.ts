import type { CartForm } from "~/forms/cart/cart-form";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";

/** The data that every line of the cart is shown with. */
export type CartSetting = {
  /** The market's day, for expired prescriptions. */
  today: string;
  pricesIncludeVat: boolean;
  /** The number of a line's problem, by id of the line. */
  problemNumbers: ReadonlyMap<string, number>;
  /** The form data that changes are sent with; undefined while the cart is read-only. */
  form?: CartForm;
  /** Every line is selected when the page is shown (D104). */
  allSelected?: boolean;
  /** The refusal of the last change. */
  refused: RefusedCartChange | null;
};
