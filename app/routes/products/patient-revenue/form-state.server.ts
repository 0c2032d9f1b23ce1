import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { eyeStateOf } from "~/components/patient-order/eye-state";
import type { LensFacts } from "~/components/patient-order/lens-facts";
import type { OrderFormAnswer, OrderFormState } from "~/components/patient-order/order-form";
import type { OrderSeries } from "~/components/patient-order/order-series";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import type { Eye } from "~/domain/order/order-lines";
import { readLensFacts } from "./read-lens-facts.server";

type Context = Readonly<RouterContextProvider>;

/** A form with what only the server knows of its lenses. */
export async function formState(
  context: Context,
  stamp: string,
  draft: PatientDraft,
  series: readonly OrderSeries[],
  repeated: OrderFormState["repeated"] = null,
): Promise<OrderFormState> {
  const factsOf = async (side: Eye): Promise<LensFacts | null> => {
    const { lens, draft: eye, quantity } = eyeStateOf(side, draft.eyes[side], series);
    if (!lens) return null;
    const chosen = { ...eye.chosen, packSize: lens.packSize };
    const [, facts] = await safe(readLensFacts(context, { seriesId: eye.seriesId, chosen, quantity: quantity ?? 1 }));
    return facts ?? null;
  };
  return { stamp, draft, facts: { right: await factsOf("right"), left: await factsOf("left") }, repeated };
}

/** An answer with nothing to object to. */
export const plainAnswer = (state: OrderFormState): OrderFormAnswer => ({ state, mistakes: [], refusal: null, clashes: [], entries: [] });
