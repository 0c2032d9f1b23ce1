import type { Page } from "playwright";
import { callInPage, ordersPath } from "./call-in-page";

/**
 * Takes out what other tests left in the person's cart at a location, also while a review of it runs. Returns the location: the present one
 * unless one is given.
 */
export async function emptyCart(page: Page, at?: string): Promise<string> {
  const locationId: string = at ?? (await callInPage(page, "/api/session")).locationId;
  const { cart } = await callInPage(page, `${ordersPath}/cart/view`, { locationId });
  if (cart?.hold) await callInPage(page, `${ordersPath}/cart/releasecheckout`, { cartId: cart.id, holdId: cart.hold.holdId });
  if (cart) await callInPage(page, `${ordersPath}/cart/empty`, { cartId: cart.id });
  return locationId;
}
