import type { Answers } from "~/calls/answers";
import type { SentBox } from "~/forms/deliveries/counting";
import { changeOnDevice, loadFromDevice, type SharedSlot } from "./device-drafts";

/** Number of boxes sent at once; those scanned meanwhile follow together. */
const batchSize = 50;

type Counting = Answers["deliveries"]["takeBack"];
type Counted = Answers["deliveries"]["count"];
type Mistake = Counted["refused"][number]["mistake"];

/** Why boxes cannot be counted now: somebody finished the delivery, it is full, the session has ended, or the portal failed. */
export type BoxTrouble = "finished" | "full" | "sessionOver" | "failed";

export type BoxQueueState = {
  /** Scanned and not confirmed yet, in order. */
  pending: readonly SentBox[];
  /** The portal's last response. */
  counting: Counting;
  mistake: Mistake | null;
  trouble: BoxTrouble | null;
};

/** The portal's response to sent boxes. */
export type SentBoxes = { kind: "counted"; answer: Counted } | { kind: BoxTrouble };

/** What the queue needs: a function that sends boxes, and storage for unconfirmed ones, so that a reload loses none. */
export type BoxQueueWays = {
  send: (boxes: readonly SentBox[], deliveryId: string) => Promise<SentBoxes>;
  slot: SharedSlot<{ boxes: readonly SentBox[] }>;
  now: () => Date;
};

/** What the page has loaded: the boxes of the delivery, and the id for the delivery of the next one. */
type Loaded = { counting: Counting; deliveryId: string };

/**
 * Returns a queue of boxes on their way to the portal: in order, none lost, each counted once because its id never changes. What the portal
 * cannot accept now waits until `resume`.
 */
export function openBoxQueue({ send, slot, now }: BoxQueueWays, read: Loaded) {
  let state: BoxQueueState = { pending: [], counting: read.counting, mistake: null, trouble: null };
  let { deliveryId } = read;
  let isSending = false;
  const listeners = new Set<() => void>();
  const change = (next: Partial<BoxQueueState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Another window may be counting at the same location: its boxes stay on the device until they are answered. */
  const store = (answered: ReadonlySet<string> = new Set()) => {
    const withPending = (stored: { boxes: readonly SentBox[] } | null) => {
      const own = new Set(state.pending.map(({ id }) => id));
      const others = stored?.boxes.filter(({ id }) => !own.has(id) && !answered.has(id)) ?? [];
      const boxes = [...others, ...state.pending];
      return boxes.length > 0 ? { boxes } : null;
    };
    return changeOnDevice(slot, withPending, now());
  };

  const work = async () => {
    if (isSending) return;
    isSending = true;
    try {
      while (state.pending.length > 0) {
        const batch = state.pending.slice(0, batchSize);
        const sent = await send(batch, deliveryId);
        if (sent.kind !== "counted") return change({ trouble: sent.kind });
        const { refused, ...counting } = sent.answer;
        const answered = new Set(batch.map(({ id }) => id));
        const pending = state.pending.filter(({ id }) => !answered.has(id));
        change({ pending, counting, mistake: refused.at(-1)?.mistake ?? null, trouble: null });
        void store(answered);
      }
    } catch {
      change({ trouble: "failed" });
    } finally {
      isSending = false;
    }
  };

  return {
    state: () => state,
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (box: SentBox) => {
      change({ pending: [...state.pending, box], mistake: null });
      void store();
      void work();
    },
    /** Takes what the page has loaded again, and continues with what waits. */
    resume: ({ counting, deliveryId: next }: Loaded) => {
      deliveryId = next;
      change({ counting, trouble: null });
      void work();
    },
    /** Restores what an earlier page left. */
    begin: async () => {
      const stored = await loadFromDevice(slot, now());
      const known = new Set(state.pending.map(({ id }) => id));
      if (stored) change({ pending: [...stored.boxes.filter(({ id }) => !known.has(id)), ...state.pending] });
      void work();
    },
  };
}
