import type { PracticeDb } from "~/db/database.server";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { trialAllowance } from "~/domain/trial/trial-allowance";
import { preorderAnswersOf } from "~/services/cart/preorder-answer.server";
import { orderAnswerOf } from "~/services/orders/order-answer.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { loadAppraisedCart } from "../cart/load-appraised-cart.server";
import { questionOf } from "../cart/trial-allowances.server";
import { findSeriesByIds } from "../catalogue/items-by-ids.server";
import { browseSeries } from "../catalogue/list-series.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { findPinnedIds } from "../catalogue/own-pins.server";
import { loadLatestOrders, ordersOfPatient } from "../orders/latest-orders.server";
import { viewPatient } from "../patients/load-patient.server";
import { patientInCarts } from "./patient-in-carts.server";

const ordersMax = 10;
const seriesMax = 100;

/** Returns what can be ordered in a lens form, for whom, and how many trials are left (D20). */
export const loadOrderFacts = signedIn.orderForms.facts.handler(async ({ input, context, errors }) => {
  const { person } = context;
  const { locationId, stockTypes, patientId, questions } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const patient = patientId === undefined ? null : await viewPatient(context, patientId);
  const ordersOf = input.ordersOf === undefined ? patient?.id : input.ordersOf;
  return context.read(async (db) => {
    const listed = async (stockType: "revenue" | "trial") =>
      stockTypes.includes(stockType) ? (await browseSeries(db, context, { locationId, stockType, pageSize: seriesMax })).series : [];
    const [revenue, trials] = [await listed("revenue"), await listed("trial")];
    const shown = new Set([...revenue, ...trials].map(({ id }) => id));
    const unlisted = input.seriesIds.filter((id) => !shown.has(id));
    return {
      ...{ revenue, trials, patient },
      named: unlisted.length > 0 ? await findSeriesByIds(context, unlisted, locationId) : [],
      pinnedIds: await findPinnedIds(db, context),
      orders: !ordersOf ? [] : await loadOrderAnswers(db, context, ordersOf),
      inCarts: patient ? await patientInCarts(db, context, { patientId: patient.id, locationId }) : [],
      ...(await loadCartFacts(db, context, { locationId, questions, trialIds: trials.map(({ id }) => id) })),
    };
  });
});

/** Returns the latest orders of a patient, which a form shows next to it. */
export const loadFormOrders = signedIn.orderForms.orders.handler(({ input: { patientId }, context }) =>
  context.read(async (db) => ({ orders: await loadOrderAnswers(db, context, patientId) })),
);

async function loadOrderAnswers(db: PracticeDb, context: SignedInContext, patientId: string) {
  const latest = await loadLatestOrders(db, ordersOfPatient(patientId, context.person.locationIds), ordersMax);
  return latest.map((each) => orderAnswerOf(each, each.parts, context));
}

type CartQuestion = { locationId: string; questions: Parameters<typeof questionOf>[0][]; trialIds: readonly string[] };

async function loadCartFacts(db: PracticeDb, context: SignedInContext, { locationId, questions, trialIds }: CartQuestion) {
  const { seriesById } = await loadCatalogue(db.tx, context.edition.code);
  const held = await findOpenCart(db, cartKeyOf(context.person, locationId));
  const allowanceOf = (question: CartQuestion["questions"][number]) =>
    trialAllowance(questionOf(question), held?.preorders ?? [], seriesById);
  return {
    allowances: questions.map(allowanceOf),
    trialAllowances: Object.fromEntries(trialIds.map((seriesId) => [seriesId, allowanceOf({ seriesId })])),
    carted: held ? preorderAnswersOf(await loadAppraisedCart(db, context, held), context) : [],
  };
}
