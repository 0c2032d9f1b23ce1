import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";

/** Returns the receipt of the cart in a URL, and what its orders say beside it; otherwise throws 404. */
export async function loadReceiptFacts(url: URL, context: Readonly<RouterContextProvider>, purpose: "view" | "export" = "view") {
  const [missing, answer] = await safe(context.get(callsContext).cart.readReceipt({ cartId: url.searchParams.get("cart") ?? "", purpose }));
  if (missing) throw data(null, { status: 404 });
  return answer;
}
