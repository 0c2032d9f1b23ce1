import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";

/** Returns the receipt of the cart in a URL, and what its orders say beside it; throws 404 when there is none. */
export function loadReceiptFacts(url: URL, context: Readonly<RouterContextProvider>, purpose: "view" | "export" = "view") {
  return foundOr404(context.get(callsContext).cart.readReceipt({ cartId: url.searchParams.get("cart") ?? "", purpose }));
}
