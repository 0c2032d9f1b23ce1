import type { RouterContextProvider } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { presses, uncountedField } from "~/forms/shelf-count/typed-count";

type Ids = { locationId: string; countId: string };

/** Does what a button other than counting asks for. */
export async function pressCount(
  form: FormData,
  { locationId, countId }: Ids,
  context: Readonly<RouterContextProvider>,
): Promise<"finished" | "counted"> {
  const { stock } = context.get(callsContext);
  const intent = String(form.get("intent") ?? "");
  if (intent.startsWith(presses.takeBack)) await stock.takeBackFromShelf({ locationId, boxId: intent.slice(presses.takeBack.length) });
  if (intent !== presses.finish) return "counted";
  const uncounted = form.get(uncountedField) === "none" ? "none" : "unknown";
  const { lensesQuantity } = await stock.finishShelfCount({ countId, uncounted });
  context.get(noticeContext).add({ key: "shelfCount:notices.finished", values: { count: lensesQuantity } });
  return "finished";
}
