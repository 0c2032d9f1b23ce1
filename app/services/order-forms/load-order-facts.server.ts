import type { PracticeDb } from "~/db/database.server";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { trialAllowance } from "~/domain/trial/trial-allowance";
import { preorderAnswersOf } from "~/services/cart/preorder-answer.server";
import { orderAnswerOf } from "~/services/orders/order-answer.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { loadAppraisedCart } from "../cart/load-appraised-cart.server";
import { questionOf } from "../cart/trial-allowances.server";
import { listSeriesByIds } from "../catalogue/items-by-ids.server";
import { browseSeries } from "../catalogue/list-series.server";
import { loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { findPinnedIds } from "../catalogue/own-pins.server";
import { loadLatestOrders, ordersOfPatient } from "../orders/latest-orders.server";
import { viewPatient } from "../patients/load-patient.server";
import { patientInCarts } from "./patient-in-carts.server";

const ordersMax = 10;
const seriesMax = 100;

/** Returns what can be ordered in a lens form, for whom, and how many trials are left (D20). */
export const loadOrderFacts = signedIn.orderForms.facts.handler(async ({ input, context, errors }) => {
  const { person } = context;
  const { locationId, patientId, questions } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const load = async (db: PracticeDb) => {
    const ordersOf = input.ordersOf === undefined ? patientId : input.ordersOf;
    const [listed, pinnedIds, cart, patient, orders, inCarts] = await together(
      listOffered(db, context, input),
      findPinnedIds(db, context),
      loadCart(db, context, locationId),
      patientId === undefined ? Promise.resolve(null) : viewPatient(db, context, patientId),
      ordersOf ? loadOrderAnswers(db, context, ordersOf) : Promise.resolve([]),
      patientId === undefined ? Promise.resolve([]) : patientInCarts(db, context, { patientId, locationId }),
    );
    const isHidden = patientId !== undefined && patient === null;
    return {
      ...{ ...listed, patient, pinnedIds },
      orders: isHidden && input.ordersOf === undefined ? [] : orders,
      inCarts: isHidden ? [] : inCarts,
      allowances: questions.map(cart.allowanceOf),
      trialAllowances: Object.fromEntries(listed.trials.map(({ id: seriesId }) => [seriesId, cart.allowanceOf({ seriesId })])),
      carted: cart.carted,
    };
  };
  return patientId === undefined ? context.read(load) : context.view(load);
});

/** Returns the latest orders of a patient, which a form shows next to it. */
export const loadFormOrders = signedIn.orderForms.orders.handler(({ input: { patientId }, context }) =>
  context.read(async (db) => ({ orders: await loadOrderAnswers(db, context, patientId) })),
);

type Offered = { locationId: string; stockTypes: readonly ("revenue" | "trial")[]; seriesIds: readonly string[] };

/** Returns the series on offer, and those of the form that are not among them. */
async function listOffered(db: PracticeDb, context: SignedInContext, { locationId, stockTypes, seriesIds }: Offered) {
  const listed = async (stockType: "revenue" | "trial") =>
    stockTypes.includes(stockType) ? (await browseSeries(db, context, { locationId, stockType, pageSize: seriesMax })).series : [];
  const [revenue, trials] = await together(listed("revenue"), listed("trial"));
  const shown = new Set([...revenue, ...trials].map(({ id }) => id));
  const ids = seriesIds.filter((id) => !shown.has(id));
  return { revenue, trials, named: ids.length > 0 ? await listSeriesByIds(db, context, { ids, locationId }) : [] };
}

async function loadOrderAnswers(db: PracticeDb, context: SignedInContext, patientId: string) {
  const latest = await loadLatestOrders(db, ordersOfPatient(patientId, context.person.locationIds), ordersMax);
  return latest.map((each) => orderAnswerOf(each, context));
}

async function loadCart(db: PracticeDb, context: SignedInContext, locationId: string) {
  const [{ catalogue }, held] = await together(
    loadPracticeCatalogue(db, context.edition.code),
    findOpenCart(db, cartKeyOf(context.person, locationId)),
  );
  return {
    allowanceOf: (question: Parameters<typeof questionOf>[0]) =>
      trialAllowance(questionOf(question), held?.preorders ?? [], catalogue.seriesById),
    carted: held ? preorderAnswersOf(await loadAppraisedCart(db, context, held), context) : [],
  };
}
