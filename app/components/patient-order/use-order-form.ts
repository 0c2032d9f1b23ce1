import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { useFindings } from "~/components/prescription/use-findings";
import { useShortcut } from "~/components/ui/use-shortcut";
import { changeDraft, isTouched } from "~/forms/patient-order/change-draft";
import { type EyeState, eyeStateOf } from "~/forms/patient-order/eye-state";
import { findDraftMistakes } from "~/forms/patient-order/find-draft-mistakes";
import { applyChange, type DraftDispatch } from "~/forms/patient-order/order-change";
import type { OrderFormState, OrderPurchase } from "~/forms/patient-order/order-form";
import { type OrderIntent, parseIntent } from "~/forms/patient-order/order-intent";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { numberFields, type PatientDraft, sides } from "~/forms/patient-order/patient-draft";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import { openIn, type ShownFinding } from "~/forms/patient-order/shown-finding";
import { type ShownOrder, showOrder } from "~/forms/patient-order/shown-order";
import { useLater } from "~/offline/scripts/later";

type Given = {
  state: OrderFormState;
  purchase: OrderPurchase;
  /** What the server found unlikely when the form was sent. */
  findings: readonly ShownFinding[];
  patientId: string;
  series: readonly OrderSeries[];
  orders: readonly PastOrder[];
  /** Where the form is sent. */
  action: string;
  form: RefObject<HTMLFormElement | null>;
};

/**
 * The form in the browser: every change is applied at once with the rules of the server. What needs the cart or a question is submitted.
 * Another patient starts a new form; a patient chosen for a form without one keeps what was typed.
 */
export function useOrderForm({ state, purchase, findings: answered, patientId, series, orders, action, form }: Given) {
  const submit = useSubmit();
  const repeatInForm = useLater(loadRepeating);
  const takeEarlier = useLater(loadTaking);
  const [draft, setDraft] = useState<PatientDraft>(state.draft);
  const [repeated, setRepeated] = useState(state.repeated);
  const [initialDraft, setInitialDraft] = useState(state.draft);
  const [owner, setOwner] = useState(state.draft.patientId);
  if (owner !== patientId) {
    const next = owner === "" ? { ...draft, patientId } : state.draft;
    setOwner(patientId);
    setDraft(next);
    if (owner !== "" || draft === initialDraft) setInitialDraft(next);
    if (owner !== "") setRepeated(state.repeated);
  }
  const eyes: Record<"right" | "left", EyeState> = {
    right: eyeStateOf("right", draft.eyes.right, series),
    left: eyeStateOf("left", draft.eyes.left, series),
  };

  const edit = (next: (now: PatientDraft) => PatientDraft) => setDraft((now) => ({ ...next(now), edits: now.edits + 1 }));
  const findings = useFindings({ draft: { ...draft, patientId }, eyes, purchase }, answered);

  const send = (intent: string) => {
    if (!form.current) return;
    const sent = new FormData(form.current);
    sent.set("intent", intent);
    void submit(sent, { method: "post", action, preventScrollReset: true });
  };
  const change: DraftDispatch = (wanted) => {
    if (wanted.kind === "series" && isTouched(draft.eyes[wanted.side], series)) {
      return send(`series:${wanted.side}:${wanted.seriesId === "" ? "none" : wanted.seriesId}`);
    }
    edit((now) => applyChange(now, wanted, series));
  };
  const repeat = (orderId: string) => {
    const order = orders.find(({ id }) => id === orderId);
    if (!order) return;
    if (!repeatInForm) return send(`repeat:${orderId}`);
    const again = repeatInForm(draft, order, series);
    edit(() => again.draft);
    setRepeated({ day: order.createdAt.toISOString(), notes: again.notes });
  };
  /** Accepts or resolves a finding, by default the first open one. */
  const answerFinding = (kind: "accept" | "earlier", key?: string) => {
    const open = openIn(findings, draft.accepted ?? []);
    const found = key === undefined ? open[0] : open.find((each) => each.key === key);
    if (!found) return;
    if (kind === "accept") return edit((now) => changeDraft(now, { kind, key: found.key }, series));
    if (!takeEarlier) return send(`earlier:${found.key}`);
    edit((now) => takeEarlier(now, found, series));
  };
  /** Returns whether the form is really sent: what only changes the form is handled here. */
  const onSubmit = (event: FormEvent<HTMLFormElement>): boolean => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = parseIntent(submitter instanceof HTMLButtonElement && submitter.name === "intent" ? submitter.value : "add");
    // A dialog is answered on the server, which redirects to the page behind it.
    if (submitter?.hasAttribute("data-remote")) return true;
    if (isSent(intent) || (intent.kind === "accept" && intent.key === "")) return true;
    event.preventDefault();
    if (intent.kind === "repeat") repeat(intent.orderId);
    else if (intent.kind === "earlier") answerFinding("earlier", intent.key);
    else change(intent);
    return false;
  };
  useOrderKeys({ change, repeat, orders });
  const replace = (next: (now: PatientDraft) => PatientDraft) => {
    // What is typed as text is only in its field until the code of that panel has loaded.
    const typed = form.current && new FormData(form.current).get("line");
    // An unchanged draft stays the same object: nothing was typed.
    setDraft((now) => next(typed === null || typed === now.line ? now : { ...now, line: String(typed) }));
  };
  const restore: ShownOrder["restore"] = (stored) => replace((now) => ({ ...now, edits: now.edits + 1, ...stored }));
  useEffect(() => {
    showOrder({ draft, series, restore });
    return () => showOrder(null);
  });
  return {
    draft,
    eyes,
    repeated,
    mistakes: findDraftMistakes(draft, eyes),
    findings,
    settle: answerFinding,
    isDirty: isDifferent(draft, state.draft),
    isTyped: draft !== initialDraft,
    change,
    onSubmit,
    replace,
    restore,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;

type Acts = { change: DraftDispatch; repeat: (orderId: string) => void; orders: readonly PastOrder[] };

/** C copies the right eye to the left (Shift the other way), Y confirms both, 1 to 3 repeat an order. */
function useOrderKeys({ change, repeat, orders }: Acts): void {
  useShortcut("KeyC", ({ shiftKey }) => change({ kind: "copy", side: shiftKey ? "left" : "right" }), { fields: numberFields });
  useShortcut("KeyY", () => change({ kind: "confirm", sides }), { fields: numberFields });
  useShortcut("1", () => repeat(orders[0]?.id ?? ""));
  useShortcut("2", () => repeat(orders[1]?.id ?? ""));
  useShortcut("3", () => repeat(orders[2]?.id ?? ""));
}

/** What needs the cart, a question or another page. */
const sentKinds = ["add", "order", "remove", "select", "calculate", "lens", "find", "visit", "line", "explain"] as const;

const isSent = (intent: OrderIntent): intent is Extract<OrderIntent, { kind: (typeof sentKinds)[number] }> =>
  sentKinds.some((kind) => kind === intent.kind);

const loadTaking = async () => (await import("~/forms/patient-order/take-earlier")).takeEarlier;
const loadRepeating = async () => (await import("./repeat-in-form")).repeatInForm;

/** Whether anything was typed that is not in the cart. */
function isDifferent(draft: PatientDraft, initialDraft: PatientDraft): boolean {
  const content = ({ eyes, note, delivery }: PatientDraft) => JSON.stringify([eyes, note, delivery]);
  const holdsLens = draft.eyes.right.seriesId !== "" || draft.eyes.left.seriesId !== "";
  return (holdsLens || draft.revision !== null) && (draft.revision === null || content(draft) !== content(initialDraft));
}
