import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { text } from "~/calls/text";
import { changeDraft, findWantedSeries, isTouched } from "~/components/patient-order/change-draft";
import type { DraftMistake } from "~/components/patient-order/find-draft-mistakes";
import type { OrderPurchase } from "~/components/patient-order/order-form";
import { parseIntent } from "~/components/patient-order/order-intent";
import { eyeControl, eyeControlId, sides } from "~/components/patient-order/patient-draft";
import { readPatientDraft } from "~/components/patient-order/read-patient-draft";
import { repeatOrder } from "~/components/patient-order/repeat-order";
import { fillFromLine, lineWays } from "~/components/prescription-line/fill-from-line";
import { isUuid } from "~/domain/is-uuid";
import { readForm } from "../../read-form.server";
import { calculatorSearch, withLens } from "./calculator-lens";
import { formState, plainAnswer } from "./form-state.server";
import { keepAndOpen, keepAndVisit } from "./keep-and-open.server";
import { readOrderFacts } from "./read-order-facts.server";
import { pastOrders } from "./read-order-page.server";
import type { Submission } from "./submission.server";
import { answerForm, removeFromCart, settleSeries, submitOrder } from "./submit-order.server";
import { withEarlierValue } from "./with-earlier-value.server";

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** Does what the pressed button of a patient's order asks for; without a button, Enter adds to the cart. */
export async function answerOrderForm({ request, context, url }: Args, purchase: OrderPurchase) {
  const { entries, mistakes } = await readOrderForm(request);
  const draft = readPatientDraft(entries, newId);
  const intent = parseIntent(entries.find(([name]) => name === "intent")?.[1] ?? "add");
  const patientId = isUuid(draft.patientId) ? draft.patientId : undefined;
  const facts = await readOrderFacts(context, {
    stockTypes: [purchase === "Trial" ? "trial" : "revenue"],
    seriesIds: [draft.eyes.right.seriesId, draft.eyes.left.seriesId],
    ordersOf: intent.kind === "repeat" || intent.kind === "line" ? patientId : undefined,
    questions: patientId === undefined ? [] : [{ patientId }],
  });
  const series = purchase === "Trial" ? facts.trials : facts.revenue;
  const submission: Submission = { context, url, purchase, draft, series, facts, entries };
  if (mistakes.length > 0) return answerForm(submission, { mistakes }, 422);
  switch (intent.kind) {
    case "add":
      return submitOrder(intent.only ? onlyEye(submission, intent.only) : submission);
    case "order":
      return submitOrder(withSuggestions(intent.only ? onlyEye(submission, intent.only) : submission));
    case "accept":
      return intent.key === ""
        ? submitOrder(accepting(submission))
        : answerForm({ ...submission, draft: changeDraft(draft, intent, series) });
    case "earlier":
      return answerForm({ ...submission, draft: await withEarlierValue(submission, intent.key) });
    case "remove":
      return removeFromCart(submission);
    case "select":
      return keepAndOpen(submission, "select", { eye: intent.side });
    case "calculate":
      return keepAndOpen(submission, "calculate", calculatorSearch(intent.side, draft.eyes[intent.side]));
    case "lens":
      return answerForm({ ...submission, draft: withLens(submission, intent.side, intent.lens) });
    case "find":
      return keepAndOpen(submission, intent.adds ? "new-patient" : "find");
    case "explain":
      return keepAndOpen(submission, "explain");
    case "visit":
      return draft.patientId ? keepAndVisit(submission, intent.page) : answerForm(submission);
    case "series":
      return settleSeries(submission, intent.side, intent.seriesId, isTouched(draft.eyes[intent.side], series));
    case "line":
      return answerForm({ ...submission, draft: draftOfLine(submission, intent.way) });
    case "repeat":
      return repeat(submission, intent.orderId);
    default: {
      const wanted = intent.kind === "show" ? findWantedSeries(draft, series) : null;
      if (wanted) return settleSeries(submission, wanted.side, wanted.seriesId, wanted.asks);
      return answerForm({ ...submission, draft: changeDraft(draft, intent, series) });
    }
  }
}

/** What is typed into the form, each with the control that it stands in. */
const typedFields = {
  line: { type: text(4000, "lines"), controlId: "line" },
  note: { type: text(500, "lines"), controlId: "note" },
  startDate: { type: text(40), controlId: "startDate" },
  expirationDate: { type: text(40), controlId: "expirationDate" },
  [eyeControl("right", "quantity")]: { type: text(200), controlId: eyeControlId("right", "quantity") },
  [eyeControl("left", "quantity")]: { type: text(200), controlId: eyeControlId("left", "quantity") },
};

/** The texts of the form in their order, and those that cannot be taken. */
async function readOrderForm(request: Request) {
  const types = Object.fromEntries(Object.entries(typedFields).map(([name, { type }]) => [name, type]));
  const { form, typed, mistakes } = await readForm(request, types);
  const entries = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, typed[name] ?? value]] : [],
  );
  const named = Object.entries(typedFields).flatMap(([name, { controlId }]): DraftMistake[] => {
    const code = mistakes?.[name];
    return code ? [{ controlId, code, side: null, field: null, given: "" }] : [];
  });
  return { entries, mistakes: named };
}

/** The form with the typed prescription in it, or without its text; any other way only reads it, which the page does. */
function draftOfLine({ draft, series, facts, purchase }: Submission, asked: string): Submission["draft"] {
  if (asked === "clear") return { ...draft, line: "" };
  const way = lineWays.find((each) => each === asked);
  return way ? fillFromLine(draft, { text: draft.line, way }, { series, orders: pastOrders(facts.orders, purchase) }) : draft;
}

/** The other eye stays in the form's memory only: it is added without a quantity. */
function onlyEye(submission: Submission, side: "right" | "left"): Submission {
  const other = side === "right" ? "left" : "right";
  const { draft } = submission;
  return { ...submission, only: side, draft: { ...draft, eyes: { ...draft.eyes, [other]: { ...draft.eyes[other], quantity: "" } } } };
}

/** Everything that the page showed as unlikely is right. */
function accepting(submission: Submission): Submission {
  const found = submission.entries.flatMap(([name, value]) => (name === "found" ? [value] : []));
  const accept = (draft: Submission["draft"], key: string) => changeDraft(draft, { kind: "accept", key }, submission.series);
  const draft = found.reduce(accept, submission.draft);
  const accepted = (draft.accepted ?? []).map((key): [string, string] => ["accepted", key]);
  return {
    ...submission,
    draft,
    entries: [...submission.entries.filter(([name]) => name !== "accepted" && name !== "found"), ...accepted],
  };
}

/** Everything suggested is taken; no later question asks about it again. */
function withSuggestions(submission: Submission): Submission {
  const { draft, series, entries } = submission;
  const names = sides.map((side) => eyeControl(side, "suggested"));
  return {
    ...submission,
    draft: changeDraft(draft, { kind: "confirm", sides }, series),
    entries: entries.filter(([name]) => !names.includes(name)),
  };
}

async function repeat(submission: Submission, orderId: string) {
  const { context, draft, series, facts } = submission;
  const order = facts.orders.find(({ id }) => id === orderId);
  if (!order) return answerForm(submission);
  const again = repeatOrder(draft, order, series);
  const repeated = { day: order.createdAt.toISOString(), notes: again.notes };
  return plainAnswer(await formState(context, { stamp: newId(), draft: again.draft, series, repeated }));
}
