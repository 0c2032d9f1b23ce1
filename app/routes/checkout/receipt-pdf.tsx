import { receiptPaper } from "~/components/checkout/receipt-paper";
import { senderLines } from "~/components/checkout/sender-lines";
import { sessionContext } from "~/context.server";
import { translationOf } from "~/middleware/page-translation.server";
import { answerPdf } from "~/middleware/pdf-answer.server";
import type { Route } from "./+types/receipt-pdf";
import { loadReceiptFacts } from "./load-receipt-facts.server";

/** The receipt as a PDF, for those who may see the confirmation page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { receipt, placed } = await loadReceiptFacts(url, context, "export");
  const translation = translationOf(context);
  const sender = senderLines(translation.format, context.get(sessionContext), receipt.locationId);
  return answerPdf(receiptPaper(translation, { receipt, placed, sender }), `receipt-${receipt.cartConfirmationNum}`);
}
