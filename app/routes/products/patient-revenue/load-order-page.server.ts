import { data, type RouterContextProvider } from "react-router";
import type { SentOrderPage } from "~/components/patient-order/order-page-data";
import { nowContext, sessionContext } from "~/context.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { isUuid } from "~/domain/is-uuid";
import { editionOf } from "~/editions/editions";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import { packSeries } from "~/forms/patient-order/packed-series";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { beginDraft } from "./begin-draft.server";
import { deliveryFacts } from "./delivery-facts.server";
import { fillFromAddress } from "./fill-from-address";
import { formState } from "./form-state.server";
import { loadFactsAndHistory } from "./load-facts-and-history.server";
import type { loadOrderFormFacts } from "./load-order-form-facts.server";
import { pastOrders } from "./past-orders";

type Args = { context: Readonly<RouterContextProvider>; url: URL };

/**
 * Returns the page of a patient's order, of lenses or trials. The form is, by priority, its stored draft (D31), the carted order in
 * `preorder`, or a new one for `patient`; `repeat` fills it with an old order, `series` with a lens, `pair` with trials of what the patient
 * buys. The patient's orders may follow the page. A `patient` who is unknown or of another practice is a 404 (D35).
 */
export async function loadOrderPage({ context, url }: Args, purchase: OrderPurchase): Promise<SentOrderPage> {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const { draft: initialDraft, isKept } = await beginDraft({ context, url }, purchase);
  const asking = askedFacts(initialDraft, url, purchase);
  const isFilled = !isKept && (asked("repeat") !== "" || url.searchParams.has("pair"));
  const { facts, history } = await loadFactsAndHistory(context, asking, { purchase, preorderId: initialDraft.preorderId, isFilled });
  const { patient } = facts;
  if (!patient && asked("patient") !== "") throw data(null, { status: 404 });
  const series = purchase === "Trial" ? facts.trials : facts.revenue;
  const owned: PatientDraft = { ...initialDraft, patientId: patient?.id ?? "" };
  const filling = { purchase, facts, orders: pastOrders(facts.orders, purchase) };
  const { draft, repeated } = isKept ? { draft: owned, repeated: null } : fillFromAddress(owned, url, filling);
  return {
    ...{ purchase, series: packSeries(series), patient, history },
    state: await formState(context, { stamp: stampOf(url), draft, series, repeated }),
    allowance: patient ? (facts.allowances[0] ?? null) : null,
    delivery: deliveryFacts(context),
    today: marketDayOf(context.get(nowContext), editionOf(context.get(sessionContext).tenant.countryCode).timeZone),
    personId: context.get(sessionContext).user._id,
  };
}

/** Returns the data to ask for. The patient is in the URL or in the draft; a trial pair needs the bought series too. */
function askedFacts(initialDraft: PatientDraft, { searchParams }: URL, purchase: OrderPurchase): Parameters<typeof loadOrderFormFacts>[1] {
  const named = searchParams.get("patient") || initialDraft.patientId;
  const patientId = isUuid(named) ? named : undefined;
  const isPair = purchase === "Trial" && searchParams.has("pair");
  const stockTypes = isPair ? (["revenue", "trial"] as const) : ([purchase === "Trial" ? "trial" : "revenue"] as const);
  const seriesIds = [initialDraft.eyes.right.seriesId, initialDraft.eyes.left.seriesId];
  return { patientId, stockTypes: [...stockTypes], seriesIds, questions: patientId === undefined ? [] : [{ patientId }] };
}

/** Returns a key for the form: the same URL keeps the same form while the person works in it, even when the patient is chosen later. */
const stampOf = ({ searchParams }: URL) =>
  ["form", "preorder", "repeat", "series", "pair"].map((name) => searchParams.get(name) ?? "").join("|");
