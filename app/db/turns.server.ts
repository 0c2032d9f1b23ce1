import type { Doors } from "./doors.server";
import { PracticeBusyError } from "./practice-busy-error.server";
import type { Replica } from "./replica.server";

export type TurnsSettings = {
  /** Transactions of one practice that run at a time. */
  readonly atOnce: number;
  /** How many of them may wait, and for how many milliseconds. */
  readonly waitingMax: number;
  readonly patienceMs: number;
};

export type Turns = {
  /** Does the work when it is the practice's turn; throws a PracticeBusyError when that takes too long. */
  readonly take: <Answer>(tenantId: string, work: () => Promise<Answer>) => Promise<Answer>;
  /** Returns the number of practices with something running. */
  readonly practices: () => number;
};

type Practice = { running: number; readonly waiting: Set<() => void> };

/** Returns turns by practice, first come, first served; nothing is stored for a practice that has nothing running. */
export function createTurns({ atOnce, waitingMax, patienceMs }: TurnsSettings): Turns {
  const practices = new Map<string, Practice>();

  const wait = ({ waiting }: Practice) => {
    if (waiting.size >= waitingMax) throw new PracticeBusyError("too much of one practice waits");
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.delete(begin);
        reject(new PracticeBusyError("one practice waits for too long"));
      }, patienceMs);
      waiting.add(begin);
    });
  };

  /** Passes the turn to whoever has waited longest, or frees it. */
  const handOn = (tenantId: string, practice: Practice) => {
    const [next] = practice.waiting;
    if (next) {
      practice.waiting.delete(next);
      next();
      return;
    }
    practice.running -= 1;
    if (practice.running === 0) practices.delete(tenantId);
  };

  return {
    practices: () => practices.size,
    take: async (tenantId, work) => {
      const practice = practices.get(tenantId) ?? { running: 0, waiting: new Set() };
      practices.set(tenantId, practice);
      if (practice.running < atOnce) practice.running += 1;
      else await wait(practice);
      try {
        return await work();
      } finally {
        handOn(tenantId, practice);
      }
    },
  };
}

/** Returns the share of a practice in the connections of a process: six of ten, and how much may wait for them. */
export const turnsOf = (connections: number): TurnsSettings => ({
  atOnce: Math.max(1, Math.ceil(connections * 0.6)),
  waitingMax: connections * 10,
  patienceMs: 2_000,
});

/** Returns the doors to the data of one practice, each entered in the practice's turn. */
export function inTurns(doors: Doors, { take }: Turns): Doors {
  return {
    ...doors,
    withTenant: (tenantId, work) => take(tenantId, () => doors.withTenant(tenantId, work)),
    readTenant: (tenantId, work) => take(tenantId, () => doors.readTenant(tenantId, work)),
    viewTenant: (tenantId, work) => take(tenantId, () => doors.viewTenant(tenantId, work)),
    asOperatorOf: (tenantId, work) => take(tenantId, () => doors.asOperatorOf(tenantId, work)),
    readOperatorOf: (tenantId, work) => take(tenantId, () => doors.readOperatorOf(tenantId, work)),
    asErasureOf: (tenantId, work) => take(tenantId, () => doors.asErasureOf(tenantId, work)),
  };
}

/** Returns the same for reads from the replica. */
export function replicaInTurns(replica: Replica, { take }: Turns): Replica {
  return { ...replica, readTenant: (tenantId, need, work) => take(tenantId, () => replica.readTenant(tenantId, need, work)) };
}
