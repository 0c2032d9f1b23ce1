import { pause, retryUntilAnswered, tryingNow } from "../connection";
import { retryAfterSeconds, sentAt } from "../worth-retrying";
import { type Outcome, outcomeOf, stateAfter } from "./answer-of";
import { afterEarlierTry, afterTry, needingPerson, nextItem, onTheirWay, type Queue, waitsFor, withoutHold, withState } from "./queue";
import { followWaiting } from "./waiting-changed";
import type { WaitingItem } from "./waiting-item";
import { changeWaiting, loadWaiting } from "./waiting-store";

const callsPath = "/api/gp/passthrough/api/gporders/cart/";
const patienceMilliseconds = 30_000;

/** How sending ended: everything was answered, of which some needs a decision, or nobody is signed in on this device. */
export type SendingEnd = { sentQuantity: number; askingQuantity: number; isSignedOut: boolean };

/** An entry that another tab has answered, or somebody has withdrawn, in the meantime. */
const overtaken = { kind: "overtaken" } as const;

/**
 * Sends a person's waiting entries, in order and one at a time for all tabs of the browser, until each has a response. Entries that need a
 * decision stay. `signal` stops it: a pause and a wait for another tab end at once, and a request is aborted.
 */
export async function sendWaiting(personId: string, signal: AbortSignal): Promise<SendingEnd> {
  const all = { sentQuantity: 0, askingQuantity: 0 };
  for (;;) {
    const end = await oneTabAtATime(() => sendInOrder(personId, signal), signal);
    all.sentQuantity += end?.sentQuantity ?? 0;
    all.askingQuantity += end?.askingQuantity ?? 0;
    if (end?.isSignedOut || !(await waitWhileHeld(personId, signal))) return { ...all, isSignedOut: end?.isSignedOut ?? false };
  }
}

/** Calls `send` when no other tab of the browser sends; returns null when `signal` ends the wait for that. */
async function oneTabAtATime(send: () => Promise<SendingEnd>, signal: AbortSignal): Promise<SendingEnd | null> {
  // Without locks (a URL without https) each tab sends; the ids ensure that nothing is added twice.
  if (!("locks" in navigator)) return send();
  try {
    return await navigator.locks.request("dioptre-waiting", { signal }, send);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/**
 * Waits while the cart is held for the entry at the head of the queue: until the hold is over, the queue changes in any tab, or `signal`
 * ends it. "Try now" drops the hold, which may have been released. Returns whether anything is left to send.
 */
async function waitWhileHeld(personId: string, signal: AbortSignal): Promise<boolean> {
  const changed = new AbortController();
  const ended = AbortSignal.any([signal, changed.signal]);
  // Followed before the queue is loaded, so that no change is missed.
  const leave = followWaiting(() => changed.abort());
  addEventListener(tryingNow, () => void changeWaiting(personId, withoutHold), { signal: ended });
  const queue = await loadWaiting(personId, Date.now());
  const milliseconds = waitsFor(queue, Date.now());
  if (milliseconds !== null) await pause(milliseconds, ended);
  leave();
  changed.abort();
  return !signal.aborted && onTheirWay(queue).length > 0;
}

/** Sends what may be sent now. */
async function sendInOrder(personId: string, signal: AbortSignal): Promise<SendingEnd> {
  const end = { sentQuantity: 0, askingQuantity: 0, isSignedOut: false };
  while (!signal.aborted) {
    const item = nextItem(await loadWaiting(personId, Date.now()), Date.now());
    if (!item) break;
    const outcome = await retryUntilAnswered(() => tryToSend(personId, item.id, signal), signal);
    if (outcome.kind === "signedOut") return { ...end, isSignedOut: true };
    if (outcome.kind === "answered" || outcome.kind === "refused") {
      await changeWaiting(personId, (now) => answeredQueue(now, item.id, outcome));
      const left = (await loadWaiting(personId, Date.now())).filter(({ id }) => id === item.id);
      if (outcome.kind === "answered" || left.length === 0) end.sentQuantity += 1;
      else end.askingQuantity += needingPerson(left).length;
    }
  }
  return end;
}

function answeredQueue(queue: Queue, id: string, outcome: Extract<Outcome, { kind: "answered" | "refused" }>): Queue {
  const item = queue.find((each) => each.id === id);
  if (item && item.state.name !== "sending") return afterEarlierTry(queue, id, outcome.kind === "answered");
  const state = item && stateAfter(item, outcome, Date.now());
  return state ? withState(queue, id, state) : queue.filter((each) => each.id !== id);
}

/** One try: with the entry as it is now, for the person who confirmed it and nobody else. Returns a number when there was no response. */
async function tryToSend(personId: string, id: string, signal: AbortSignal) {
  if (signal.aborted) return overtaken;
  const item = onTheWay(await loadWaiting(personId, Date.now()), id);
  if (!item) return overtaken;
  const stays = await isSignedIn(personId, signal);
  if (typeof stays === "number") return stays;
  if (!stays) return { kind: "signedOut" as const };
  await changeWaiting(personId, (queue) => withState(queue, id, { name: "sending" }));
  const outcome = await post(item, signal);
  if (outcome.kind !== "none") return outcome;
  await changeWaiting(personId, (queue) => afterTry(queue, id));
  return outcome.retryAfterSeconds;
}

const onTheWay = (queue: Queue, id: string) =>
  queue.find((item) => item.id === id && (item.state.name === "waiting" || item.state.name === "sending"));

/** Returns whether this browser's session is still that person's; a number when there was no response. */
async function isSignedIn(personId: string, signal: AbortSignal): Promise<boolean | number> {
  const answer = await ask("/api/session", { signal });
  if (answer === null) return 0;
  const outcome = outcomeOf(answer.status, answer.body, answer.retryAfterSeconds);
  if (outcome.kind === "none") return outcome.retryAfterSeconds;
  return answer.status === 200 && answer.body?.user?._id === personId;
}

async function post({ call }: WaitingItem, signal: AbortSignal): Promise<Outcome> {
  const headers = { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang };
  const answer = await ask(`${callsPath}${call.name}`, { method: "POST", headers, body: JSON.stringify(call.input), signal });
  if (!answer) return { kind: "none", retryAfterSeconds: 0 };
  const outcome = outcomeOf(answer.status, answer.body, answer.retryAfterSeconds);
  return outcome.kind === "refused" ? { ...outcome, sentAt: answer.sentAt } : outcome;
}

type Body = Parameters<typeof outcomeOf>[1] & { user?: { _id: string } };
type Answer = { status: number; body: Body | null; retryAfterSeconds: number; sentAt: number };

/** Returns status and JSON of a response; null when there was none. */
async function ask(path: string, init: RequestInit): Promise<Answer | null> {
  try {
    const signal = AbortSignal.any([...(init.signal ? [init.signal] : []), AbortSignal.timeout(patienceMilliseconds)]);
    const answer = await fetch(path, { ...init, signal, cache: "no-store" });
    const isJson = answer.headers.get("Content-Type")?.includes("json");
    const body = isJson ? ((await answer.json()) as Body) : null;
    return { status: answer.status, body, retryAfterSeconds: retryAfterSeconds(answer), sentAt: sentAt(answer) };
  } catch {
    return null;
  }
}
