import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { Eye } from "~/domain/order/order-lines";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import type { OrderFormAnswer, OrderFormState } from "~/forms/patient-order/order-form";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { type PatientDraft, sides } from "~/forms/patient-order/patient-draft";
import { loadLensFacts } from "./load-lens-facts.server";

type Form = { stamp: string; draft: PatientDraft; series: readonly OrderSeries[]; repeated?: OrderFormState["repeated"] };

/** Returns a form with the server's data about its lenses; without that when it cannot be read. */
export async function formState(context: Readonly<RouterContextProvider>, form: Form): Promise<OrderFormState> {
  const { stamp, draft, series, repeated = null } = form;
  const wanted = sides.flatMap((side) => {
    const { lens, draft: eye, quantity } = eyeStateOf(side, draft.eyes[side], series);
    const chosen = { ...eye.chosen, packSize: lens?.packSize };
    return lens ? [{ side, asked: { seriesId: eye.seriesId, chosen, quantity: quantity ?? 1 } }] : [];
  });
  const [, facts] = await safe(
    loadLensFacts(
      context,
      wanted.map(({ asked }) => asked),
    ),
  );
  const factsOf = (side: Eye) => facts?.[wanted.findIndex((each) => each.side === side)] ?? null;
  return { stamp, draft, facts: { right: factsOf("right"), left: factsOf("left") }, repeated };
}

/** Returns an answer without objections. */
export const plainAnswer = (state: OrderFormState): OrderFormAnswer => ({
  state,
  mistakes: [],
  refusal: null,
  clashes: [],
  findings: [],
  entries: [],
});
