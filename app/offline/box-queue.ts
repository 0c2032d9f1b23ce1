import type { Answers } from "~/calls/answers";
import type { SentBox } from "~/forms/deliveries/counting";
import { type DraftSlot, discardFromDevice, keepOnDevice, readFromDevice } from "./device-drafts";

/** So many boxes are sent at once; those that are scanned meanwhile follow together. */
const batchSize = 50;

type Counting = Answers["deliveries"]["takeBack"];
type Counted = Answers["deliveries"]["count"];
type Mistake = Counted["refused"][number]["mistake"];

/** Why boxes are not counted now: somebody finished the delivery, it holds no more, the session is over, or the portal failed. */
export type BoxTrouble = "finished" | "full" | "sessionOver" | "failed";

export type BoxQueueState = {
  /** Scanned and not answered yet, in their order. */
  pending: readonly SentBox[];
  /** The newest answer of the portal. */
  counting: Counting;
  mistake: Mistake | null;
  trouble: BoxTrouble | null;
};

/** How the portal answered boxes that were sent. */
export type SentBoxes = { kind: "counted"; answer: Counted } | { kind: BoxTrouble };

/** What the queue works with: how boxes are sent, and where those that are not answered are kept, so that a reload loses none. */
export type BoxQueueWays = {
  send: (boxes: readonly SentBox[], deliveryId: string) => Promise<SentBoxes>;
  slot: DraftSlot<{ boxes: readonly SentBox[] }>;
  now: () => Date;
};

/** What the page has read: the boxes of the delivery, and the id of the delivery that the next one belongs to. */
type Read = { counting: Counting; deliveryId: string };

/**
 * Boxes on their way to the portal: in their order, none lost, each counted once because it keeps its id. What the portal cannot take now
 * waits until `resume`.
 */
export function openBoxQueue({ send, slot, now }: BoxQueueWays, read: Read) {
  let state: BoxQueueState = { pending: [], counting: read.counting, mistake: null, trouble: null };
  let { deliveryId } = read;
  let isSending = false;
  const listeners = new Set<() => void>();
  const change = (next: Partial<BoxQueueState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const keep = () => (state.pending.length > 0 ? keepOnDevice(slot, { boxes: state.pending }, now()) : discardFromDevice(slot));

  const work = async () => {
    if (isSending) return;
    isSending = true;
    while (state.pending.length > 0) {
      const batch = state.pending.slice(0, batchSize);
      const sent = await send(batch, deliveryId);
      if (sent.kind !== "counted") {
        change({ trouble: sent.kind });
        break;
      }
      const { refused, ...counting } = sent.answer;
      const answered = new Set(batch.map(({ id }) => id));
      const pending = state.pending.filter(({ id }) => !answered.has(id));
      change({ pending, counting, mistake: refused.at(-1)?.mistake ?? null, trouble: null });
      void keep();
    }
    isSending = false;
  };

  return {
    state: () => state,
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (box: SentBox) => {
      change({ pending: [...state.pending, box], mistake: null });
      void keep();
      void work();
    },
    /** Takes what the page has read anew, and goes on with what waits. */
    resume: ({ counting, deliveryId: next }: Read) => {
      deliveryId = next;
      change({ counting, trouble: null });
      void work();
    },
    /** Takes up what an earlier page left. */
    begin: async () => {
      const kept = await readFromDevice(slot, now());
      const known = new Set(state.pending.map(({ id }) => id));
      if (kept) change({ pending: [...kept.boxes.filter(({ id }) => !known.has(id)), ...state.pending] });
      void work();
    },
  };
}
