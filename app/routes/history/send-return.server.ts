import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { requestWords } from "~/calls/shapes/request-shapes";
import { text } from "~/calls/text";
import type { RefusedReturn } from "~/components/requests/return-form";
import { callsContext } from "~/context.server";
import { maximumQuantity } from "~/domain/order/quantity";
import { lotLengthMax, photoBytesMax, returnReasons } from "~/domain/request/return-rule";
import { parseWholeNumber } from "~/domain/whole-number";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";

type Line = { orderId: string; transactionId: string; lineId: string };

/** Sends the form of a return; returns null when it was accepted, else the refusal with what was typed. */
export async function sendReturn(request: Request, line: Line, context: Readonly<RouterContextProvider>) {
  const fields = { quantity: text(10), reason: text(40), lot: text(lotLengthMax), message: requestWords };
  const { form, typed, mistakes } = await readForm(request, fields);
  const given = form.get("photo");
  const file = given instanceof File && given.size > 0 ? given : null;
  const quantity = parseWholeNumber(typed.quantity, maximumQuantity) ?? 0;
  const wrong = {
    ...mistakes,
    ...(quantity >= 1 ? {} : { quantity: "quantityInvalid" }),
    ...(file && file.size > photoBytesMax ? { photo: "photoUnreadable" } : {}),
  };
  if (Object.keys(wrong).length > 0) return data<RefusedReturn>({ typed, mistakes: wrong, refusal: null }, { status: 422 });
  const reason = returnReasons.find((each) => each === typed.reason);
  if (!reason) throw data(null, { status: 400 });
  const photo = file ? Buffer.from(await file.arrayBuffer()).toString("base64") : undefined;
  const asked = { ...line, requestId: String(form.get("requestId")), quantity, reason, lot: typed.lot, words: typed.message, photo };
  const [error] = await safe(context.get(callsContext).requests.askToReturn(asked));
  if (!error) return null;
  return answerRefusal(context, error, ({ code, values, status }): RefusedReturn | null => {
    if (code === "photoUnreadable") return { typed, mistakes: { photo: code }, refusal: null };
    return status === 409 || status === 422 ? { typed, mistakes: {}, refusal: { code, values } } : null;
  });
}
