import type { CartForm } from "~/forms/cart/cart-form";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";

/** The data that every line of the cart is shown with. */
export type CartSetting = {
  /** The market's day, for prescriptions that have ended. */
  today: string;
  pricesIncludeVat: boolean;
  /** The number of the problem that a line has, by the id of the line. */
  problemNumbers: ReadonlyMap<string, number>;
  /** What changes are sent with; left out while the cart is only read. */
  form?: CartForm;
  /** Every line is ticked when the page is shown (D104). */
  allSelected?: boolean;
  /** What the last change was refused with. */
  refused: RefusedCartChange | null;
};
