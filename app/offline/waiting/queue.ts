import { keptMilliseconds } from "~/domain/kept-time";
import type { WaitingCall, WaitingItem, WaitingState } from "./waiting-item";

/** The waiting entries on the device, in the order of confirmation. */
export type Queue = readonly WaitingItem[];

const mostAnswered = 20;

const isAnswered = ({ state }: WaitingItem) => state.name === "inCart" || state.name === "there";
const needsPerson = ({ state }: WaitingItem) => state.name === "asks" || state.name === "changed" || state.name === "refused";

/** Returns the entries that a person must decide about. */
export const needingPerson = (queue: Queue) => queue.filter(needsPerson);
/** Returns the entries that are sent without a decision. */
export const onTheirWay = (queue: Queue) => queue.filter((item) => !isAnswered(item) && !needsPerson(item));
/** Returns the entries without a final response; a person who signs out is asked about them. */
export const unanswered = (queue: Queue) => queue.filter((item) => !isAnswered(item));

/**
 * Returns the queue with one more entry at its end; an entry that is confirmed again replaces the earlier one. The previous contents of the
 * cart are those before the first of them, until that is answered.
 */
export function withItem(queue: Queue, item: WaitingItem): Queue {
  const earlier = queue.find(({ id }) => id === item.id);
  if (!earlier) return [...queue, item];
  const before = isAnswered(earlier) ? item.before : earlier.before;
  const next = { ...item, ...(before && { before }), tries: earlier.tries };
  return queue.map((each) => (each === earlier ? next : each));
}

/**
 * Returns the queue with one more change of the cart. If an earlier entry changes the same preorder first, the revision that this one will
 * find is not known, so none is sent. One that replaces an entry that may have arrived keeps its id, so that taking it back undoes both.
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
  if (call.name === "restore") return withItem(queue, item);
  const changes = call.input.changes.map(({ revision, ...change }) =>
    changedBefore.has(change.preorderId) ? change : { ...change, revision },
  );
  const replaced = queue.find(({ id }) => id === item.id);
  const changeId = (replaced && mayHaveArrived(replaced) && changeIdOf(replaced.call)) || call.input.changeId;
  return withItem(queue, { ...item, call: { ...call, input: { ...call.input, changeId, changes } } });
}

const changeIdOf = (call: WaitingCall) => (call.name === "sync" ? undefined : call.input.changeId);

function changedPreorders(call: WaitingCall): readonly string[] {
  if (call.name === "restore") return call.preorderIds;
  return call.name === "sync" ? call.input.preorders.map(({ id }) => id) : call.input.changes.map(({ preorderId }) => preorderId);
}

/** Milliseconds for which a cart is held at most (D23). */
export const longestHold = 20 * 60_000;

/** Returns the entry to send next, oldest first; null when none may be sent now. */
export function nextItem(queue: Queue, now: number): WaitingItem | null {
  const [first] = onTheirWay(queue);
  return first && (waitsFor(queue, now) ?? 0) === 0 ? first : null;
}

/**
 * Returns the milliseconds until the held entry at the head of the queue may be sent; null when it need not wait. A longer time than a hold
 * takes means that the device's clock was set back since.
 */
export function waitsFor(queue: Queue, now: number): number | null {
  const [first] = onTheirWay(queue);
  if (first?.state.name !== "waiting" || first.state.notBefore === undefined) return null;
  const left = first.state.notBefore - now;
  return left > longestHold ? 0 : Math.max(0, left);
}

/** Returns the queue without times before which an entry is not sent. */
export const withoutHold = (queue: Queue): Queue =>
  queue.map((item) => (item.state.name === "waiting" ? { ...item, state: { name: "waiting" } } : item));

/** Returns the queue with one entry in another state. */
export const withState = (queue: Queue, id: string, state: WaitingState): Queue =>
  queue.map((item) => (item.id === id ? { ...item, state } : item));

/**
 * Returns the queue after a response to what an entry was before somebody changed or withdrew it in the meantime: it is sent as it is now,
 * without revisions if the cart has taken what was sent.
 */
export const afterEarlierTry = (queue: Queue, id: string, isTaken: boolean): Queue =>
  afterTry(queue, id).map((item) => (item.id === id && isTaken ? { ...item, call: answered(item, "again") } : item));

/** Counts a try without a response: the entry may have arrived. */
export const afterTry = (queue: Queue, id: string): Queue =>
  queue.map((item) => (item.id === id ? { ...item, tries: item.tries + 1, state: { name: "waiting" } } : item));

/** Sets the quantity of a line; 0 removes the line, and the entry with its last line. */
export function withQuantity(queue: Queue, { id, lineId, quantity }: { id: string; lineId: string; quantity: number }): Queue {
  const item = queue.find((each) => each.id === id);
  if (!item) return queue;
  const lines = item.lines.map((line) => (line.lineId === lineId ? { ...line, quantity } : line)).filter((line) => line.quantity > 0);
  if (lines.length === 0) return withoutItem(queue, id);
  const quantities = new Map(lines.map((line) => [line.lineId, line.quantity]));
  const changed: WaitingItem = { ...item, lines, call: withQuantities(item.call, quantities), state: { name: "waiting" } };
  return queue.map((each) => (each.id === id ? changed : each));
}

/** Withdraws an entry. One that may have arrived stays until the cart has dropped it, or has its previous contents again. */
export function withoutItem(queue: Queue, id: string): Queue {
  return queue.flatMap((item) => {
    if (item.id !== id) return [item];
    const call = mayHaveArrived(item) ? withdrawn(item) : null;
    return call ? [{ ...item, isWithdrawn: true, call, state: { name: "waiting" as const } }] : [];
  });
}

const mayHaveArrived = (item: WaitingItem) => item.state.name === "sending" || (item.tries > 0 && !isAnswered(item) && !needsPerson(item));

/** Returns the call that undoes an entry in the cart; null for a change that was stored without an id. */
function withdrawn({ call, before }: WaitingItem): WaitingCall | null {
  if (call.name === "sync") return before ? { ...call, input: { ...call.input, preorders: [...before] } } : withQuantities(call, new Map());
  if (call.name === "restore" || call.input.changeId === undefined) return null;
  const { cartId, changeId } = call.input;
  return { name: "restore", input: { cartId, changeId }, preorderIds: changedPreorders(call) };
}

/**
 * Returns the queue with a removed entry restored (D173): in its place if its withdrawal was not sent yet, otherwise at the end. If the
 * withdrawal may have reached the cart, no revision is sent, and what was new gets new ids, since the cart never adds a removed id again.
 */
export function withItemBack(queue: Queue, item: WaitingItem, newId: () => string): Queue {
  const present = queue.find(({ id }) => id === item.id);
  if (present && !present.isWithdrawn) return queue;
  if (present?.state.name === "waiting" && present.tries === item.tries) return queue.map((each) => (each === present ? item : each));
  if (!mayHaveArrived(item)) return [...queue, item];
  const again: WaitingItem = { ...item, call: answered(item, "again"), state: { name: "waiting" } };
  if (again.call.name !== "sync" || again.before) return [...queue.filter((each) => each !== present), again];
  const id = newId();
  const preorders = again.call.input.preorders.map((preorder) => ({ ...preorder, id }));
  return [...queue, { ...again, id, tries: 0, call: { ...again.call, input: { ...again.call.input, preorders } } }];
}

/** A person's decision: on a clash (D22), a change made elsewhere, or a refusal that may be resolved. */
export type PersonsAnswer = "add" | "replace" | "leave" | "mine" | "again";

/** Returns the queue after a person's decision; "leave" removes the entry, everything else sends it again. */
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
  if (call.name === "restore") return call;
  const changes = call.input.changes.map(({ revision: _, ...change }) => change);
  return { ...call, input: { ...call.input, changes } };
}

/** Returns the queue without entries older than 12 hours (D31) and all but the last answered ones. */
export function pruned(queue: Queue, now: number): Queue {
  const fresh = queue.filter(({ madeAt }) => now - madeAt < keptMilliseconds && madeAt <= now + keptMilliseconds);
  const surplus = fresh.filter(isAnswered).slice(0, -mostAnswered);
  return fresh.filter((item) => !surplus.includes(item));
}

/** Returns the call with these quantities by line; other lines are removed. */
function withQuantities(call: WaitingCall, quantities: ReadonlyMap<string, number>): WaitingCall {
  if (call.name === "restore") return call;
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
