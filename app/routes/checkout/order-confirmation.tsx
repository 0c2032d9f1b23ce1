import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { ReceiptPage } from "~/components/checkout/receipt-page";
import { senderLines } from "~/components/checkout/sender-lines";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { isolateLtr } from "~/i18n/format/isolate";
import { translationOf } from "~/middleware/page-translation.server";
import { postedForm } from "~/middleware/read-form.server";
import { refusalOf } from "~/routes/outcomes.server";
import type { Route } from "./+types/order-confirmation";
import { loadReceiptFacts } from "./load-receipt-facts.server";

export const handle = { title: "orderConfirmation", i18n: ["cart", "checkout", "paper"] } satisfies PageHandle;

/** Loads the receipt of an ordered cart, which never changes (D24), and its patients' names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { receipt, placed: patients } = await loadReceiptFacts(url, context);
  const sender = senderLines(translationOf(context).format, context.get(sessionContext), receipt.locationId);
  return { receipt, patients, sender, now: context.get(nowContext) };
}

/** Mails the confirmation again to the person who asks. */
export async function action({ request, context }: Route.ActionArgs) {
  const cartId = textOf(await postedForm(request), "cartId");
  const [error, mailed] = await safe(context.get(callsContext).cart.mailReceipt({ cartId }));
  if (error) {
    const { code, status } = refusalOf(error);
    if (code !== "tooManyRequests") throw data(null, { status });
    return data({ mailedOften: true }, { status });
  }
  context.get(noticeContext).add({ key: "checkout:receipt.mailed", values: { number: isolateLtr(mailed.cartConfirmationNum) } });
  return redirect(`${href("/order-confirmation")}?cart=${cartId}`);
}

export default function OrderConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} mailedOften={actionData?.mailedOften ?? false} />;
}
