import { v7 as newId } from "uuid";

let queued = 0;

/**
 * Returns a new id of a message in the outbox, ascending within a process. It contains the moment of the call that queued it, because
 * messages are counted since a moment.
 */
export function messageIdAt(now: Date): string {
  queued = (queued + 1) % 0x7fffffff;
  return newId({ msecs: now.getTime(), seq: queued });
}

/** The lowest id that `messageIdAt` can return for a moment. */
export function lowestMessageIdAt(at: Date): string {
  return newId({ msecs: at.getTime(), random: new Uint8Array(16), seq: 0 });
}
