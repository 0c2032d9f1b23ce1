import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { changeDraft } from "~/components/patient-order/change-draft";
import type { OrderPatient, OrderPurchase } from "~/components/patient-order/order-form";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { emptyDraft, type PatientDraft } from "~/components/patient-order/patient-draft";
import { type PastOrder, repeatOrder } from "~/components/patient-order/repeat-order";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { isUuid } from "~/domain/is-uuid";
import { editionOf } from "~/editions/editions";
import { fillTrialPair } from "../patient-trial/fill-trial-pair.server";
import { formState } from "./form-state.server";
import { readCartedDraft } from "./read-carted-draft.server";
import { readDelivery } from "./read-delivery.server";
import { readKeptDraft } from "./read-kept-draft.server";
import { readOrderSeries } from "./read-order-series.server";

type Args = { context: Readonly<RouterContextProvider>; url: URL };

/**
 * The page of a patient's order, of lenses or of trials. The form is, in this order, what was kept of it half-typed (D31), the carted
 * order named by `preorder`, or a new one for `patient`; `repeat` fills it with an old order, `series` with a lens. A `patient` who is
 * unknown or of another practice is a 404 (D35).
 */
export async function readOrderPage({ context, url }: Args, purchase: OrderPurchase): Promise<OrderPageData> {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const kept = await readKeptDraft({ context, url }, purchase);
  const begun = kept ?? (await readCartedDraft(context, asked("preorder"), purchase)) ?? emptyDraft("", newId);
  const named = asked("patient");
  const patient = named === "" ? await readPatient(context, begun.patientId) : await readPatientOr404(context, named);
  const orders = patient ? await readPastOrders(context, patient.id, purchase) : [];
  const inForm = [begun.eyes.right.seriesId, begun.eyes.left.seriesId];
  const series = await readOrderSeries(context, purchase === "Trial" ? "trial" : "revenue", inForm);
  const owned: PatientDraft = { ...begun, patientId: patient?.id ?? "" };
  const old = kept ? undefined : orders.find(({ id }) => id === asked("repeat"));
  const repeat = old ? repeatOrder(owned, old, series) : null;
  const lens = kept || repeat ? null : series.find(({ id }) => id === asked("series"));
  const withSeries = lens ? changeDraft(owned, { kind: "keep", side: "right", seriesId: lens.id }, series) : owned;
  const allowance = patient ? await readAllowance(context, patient.id) : null;
  const isPair = purchase === "Trial" && patient !== null && !kept && url.searchParams.has("pair");
  const paired = isPair ? await fillTrialPair({ context, url, draft: withSeries, trials: series, left: allowance?.left ?? 0 }) : withSeries;
  const draft = repeat?.draft ?? paired;
  const repeated = old && repeat ? { day: old.createdAt.toISOString(), notes: repeat.notes } : null;
  return {
    purchase,
    series,
    patient,
    orders,
    state: await formState(context, stampOf(url), draft, series, repeated),
    allowance,
    delivery: readDelivery(context),
    today: marketDayOf(context.get(nowContext), editionOf(context.get(sessionContext).tenant.countryCode).timeZone),
    personId: context.get(sessionContext).user._id,
  };
}

/** The same address keeps the same form while the person works in it; who it is for may be chosen later. */
const stampOf = ({ searchParams }: URL) =>
  ["form", "preorder", "repeat", "series", "pair"].map((name) => searchParams.get(name) ?? "").join("|");

async function readPatientOr404(context: Args["context"], patientId: string): Promise<OrderPatient> {
  const patient = await readPatient(context, patientId);
  if (!patient) throw data(null, { status: 404 });
  return patient;
}

async function readPatient(context: Args["context"], patientId: string): Promise<OrderPatient | null> {
  if (!isUuid(patientId)) return null;
  const tenantId = context.get(sessionContext).tenant._id;
  const [, answer] = await safe(context.get(callsContext).patients.read({ tenantId, patientId }));
  return answer?.patient ?? null;
}

async function readPastOrders(context: Args["context"], patientId: string, purchase: OrderPurchase): Promise<PastOrder[]> {
  const tenantId = context.get(sessionContext).tenant._id;
  const { orders } = await context.get(callsContext).orders.history({ tenantId, patientId, pageSize: 10 });
  return orders.filter(({ purchaseType, status }) => purchaseType === purchase && status !== "Cancelled").slice(0, 5);
}

async function readAllowance(context: Args["context"], patientId: string) {
  const { locationId } = context.get(sessionContext);
  const { answers } = await context.get(callsContext).cart.trialAllowance({ locationId, questions: [{ patientId }] });
  return answers[0] ?? null;
}
