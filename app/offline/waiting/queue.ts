import type { WaitingCall, WaitingItem, WaitingState } from "./waiting-item";

/** What waits on the device, in the order in which it was confirmed. */
export type Queue = readonly WaitingItem[];

const keptMilliseconds = 12 * 60 * 60_000;
const mostAnswered = 20;

const isAnswered = ({ state }: WaitingItem) => state.name === "inCart" || state.name === "there";
const needsPerson = ({ state }: WaitingItem) => state.name === "asks" || state.name === "changed" || state.name === "refused";

/** The entries that a person must decide about. */
export const needingPerson = (queue: Queue) => queue.filter(needsPerson);
/** The entries that are sent by themselves. */
export const onTheirWay = (queue: Queue) => queue.filter((item) => !isAnswered(item) && !needsPerson(item));
/** The entries without a final answer; a person who signs out is asked about them. */
export const unanswered = (queue: Queue) => queue.filter((item) => !isAnswered(item));

/**
 * The queue with one more entry at its end; the same entry confirmed again takes the place of the earlier one. What the cart held before
 * is what it held before the first of them, until that is answered.
 */
export function withItem(queue: Queue, item: WaitingItem): Queue {
  const earlier = queue.find(({ id }) => id === item.id);
  if (!earlier) return [...queue, item];
  const before = isAnswered(earlier) ? item.before : earlier.before;
  const next = { ...item, ...(before && { before }), tries: earlier.tries };
  return queue.map((each) => (each === earlier ? next : each));
}

/**
 * The queue with one more change of the cart. Where an earlier entry changes the same preorder first, the revision that this one will find
 * is not known, so none is sent.
 */
export function withChange(queue: Queue, item: WaitingItem): Queue {
  const { call } = item;
  const earlier = onTheirWay(queue).filter(({ id, tries }) => id !== item.id || tries > 0);
  const changedBefore = new Set(earlier.flatMap((each) => changedPreorders(each.call)));
  if (call.name === "sync") {
    const preorders = call.input.preorders.map(({ revision, ...preorder }) =>
      changedBefore.has(preorder.id) ? preorder : { ...preorder, revision },
    );
    return withItem(queue, { ...item, call: { ...call, input: { ...call.input, preorders } } });
  }
  const changes = call.input.changes.map(({ revision, ...change }) =>
    changedBefore.has(change.preorderId) ? change : { ...change, revision },
  );
  return withItem(queue, { ...item, call: { ...call, input: { ...call.input, changes } } });
}

const changedPreorders = (call: WaitingCall) =>
  call.name === "changequantities" ? call.input.changes.map(({ preorderId }) => preorderId) : call.input.preorders.map(({ id }) => id);

/** The entry that is sent next, the oldest first; null when none may be sent now. */
export function nextItem(queue: Queue, now: number): WaitingItem | null {
  const [first] = onTheirWay(queue);
  return first && !(first.state.name === "waiting" && (first.state.notBefore ?? 0) > now) ? first : null;
}

/** Milliseconds until the held entry at the head of the queue may be sent; null when it need not wait. */
export function waitsFor(queue: Queue, now: number): number | null {
  const [first] = onTheirWay(queue);
  return first?.state.name === "waiting" && first.state.notBefore !== undefined ? Math.max(0, first.state.notBefore - now) : null;
}

/** The queue with one entry in another state. */
export const withState = (queue: Queue, id: string, state: WaitingState): Queue =>
  queue.map((item) => (item.id === id ? { ...item, state } : item));

/** Counts a try without an answer: the entry may have arrived. */
export const afterTry = (queue: Queue, id: string): Queue =>
  queue.map((item) => (item.id === id ? { ...item, tries: item.tries + 1, state: { name: "waiting" } } : item));

/** Another quantity of a line; 0 takes the line out, and the entry with its last line. */
export function withQuantity(queue: Queue, { id, lineId, quantity }: { id: string; lineId: string; quantity: number }): Queue {
  const item = queue.find((each) => each.id === id);
  if (!item) return queue;
  const lines = item.lines.map((line) => (line.lineId === lineId ? { ...line, quantity } : line)).filter((line) => line.quantity > 0);
  if (lines.length === 0) return withoutItem(queue, id);
  const quantities = new Map(lines.map((line) => [line.lineId, line.quantity]));
  const changed: WaitingItem = { ...item, lines, call: withQuantities(item.call, quantities), state: { name: "waiting" } };
  return queue.map((each) => (each.id === id ? changed : each));
}

/** Takes an entry back. One that may have arrived stays until the cart has let it go, or holds again what it held before. */
export function withoutItem(queue: Queue, id: string): Queue {
  const mayHaveArrived = (item: WaitingItem) => item.tries > 0 && item.call.name === "sync" && !isAnswered(item) && !needsPerson(item);
  return queue.flatMap((item) => {
    if (item.id !== id) return [item];
    if (!mayHaveArrived(item)) return [];
    return [{ ...item, isWithdrawn: true, call: withdrawn(item), state: { name: "waiting" as const } }];
  });
}

function withdrawn({ call, before }: WaitingItem): WaitingCall {
  if (call.name === "sync" && before) return { ...call, input: { ...call.input, preorders: [...before] } };
  return withQuantities(call, new Map());
}

/** What a person answers: to a clash (D22), to a change made elsewhere, or to a refusal that may be over. */
export type PersonsAnswer = "add" | "replace" | "leave" | "mine" | "again";

/** The queue after a person's answer; "leave" takes the entry out, everything else sends it once more. */
export function withAnswer(queue: Queue, id: string, answer: PersonsAnswer): Queue {
  if (answer === "leave") return queue.filter((item) => item.id !== id);
  return queue.map((item) => (item.id === id ? { ...item, call: answered(item, answer), state: { name: "waiting" } } : item));
}

function answered({ call, state }: WaitingItem, answer: PersonsAnswer): WaitingCall {
  if (call.name === "sync") {
    if (answer === "add" || answer === "replace") return { ...call, input: { ...call.input, onClash: answer } };
    const revision = state.name === "changed" ? (state.revision ?? undefined) : undefined;
    return { ...call, input: { ...call.input, preorders: call.input.preorders.map((preorder) => ({ ...preorder, revision })) } };
  }
  const changes = call.input.changes.map(({ revision: _, ...change }) => change);
  return { ...call, input: { ...call.input, changes } };
}

/** The queue without what is older than 12 hours (D31) and all but the last answered entries. */
export function pruned(queue: Queue, now: number): Queue {
  const fresh = queue.filter(({ madeAt }) => now - madeAt < keptMilliseconds && madeAt <= now + keptMilliseconds);
  const surplus = fresh.filter(isAnswered).slice(0, -mostAnswered);
  return fresh.filter((item) => !surplus.includes(item));
}

/** The call with these quantities by line; lines that are not among them go. */
function withQuantities(call: WaitingCall, quantities: ReadonlyMap<string, number>): WaitingCall {
  if (call.name === "changequantities") {
    const changes = call.input.changes.flatMap((change) => ofLine(change, change.lineId, quantities));
    return { ...call, input: { ...call.input, changes } };
  }
  const preorders = call.input.preorders.map((preorder) => {
    const { rx, lines, solutions, ...merchandise } = preorder.merchandise;
    const eye = (line: NonNullable<typeof rx>["left"]) => (line ? (ofLine(line, line.id, quantities)[0] ?? null) : null);
    return {
      ...preorder,
      merchandise: {
        ...merchandise,
        ...(rx && { rx: { ...rx, left: eye(rx.left), right: eye(rx.right) } }),
        ...(lines && { lines: lines.flatMap((line) => ofLine(line, line.id, quantities)) }),
        ...(solutions && { solutions: solutions.flatMap((line) => ofLine(line, line.id, quantities)) }),
      },
    };
  });
  return { ...call, input: { ...call.input, preorders } };
}

function ofLine<Line extends { quantity: number }>(line: Line, lineId: string, quantities: ReadonlyMap<string, number>): Line[] {
  const quantity = quantities.get(lineId);
  return quantity === undefined ? [] : [{ ...line, quantity }];
}
