import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database, PracticeDb } from "./database.server";
import { createDoors, type DoorsBy } from "./doors.server";
import { isDatabaseAway } from "./is-database-away.server";
import { PassedOver } from "./passed-over.server";
import { sqlStateOf } from "./retry-conflicts.server";
import { bytesOf, farthestPosition, isWalPosition, type WalPosition, writtenCourse } from "./wal-position.server";

/** What a read requires of the replica. */
export type ReplicaNeed = {
  /** The position up to which the caller has written; null when they have not. */
  readonly after: WalPosition | null;
  /** Maximum age of the data, in milliseconds. */
  readonly behindMsMax: number;
  /** Time limit to begin, in milliseconds; half a second by default. */
  readonly beginsWithinMs?: number;
  /** Whether the connection to a stand-by that does not have this is closed, so that the next try can reach another. */
  readonly elsewhere?: boolean;
};

/** A PostgreSQL stand-by for reads that no decision depends on (D107). */
export type Replica = {
  /** Whether it did not answer recently, and is not asked now. */
  readonly isAway: () => boolean;
  /**
   * Practice data as with the door readTenant, with its maximum lag. Throws when the replica is away, slow to begin, further behind than
   * required, or no stand-by: see `isPassedOver`.
   */
  readonly readTenant: <Answer>(tenantId: string, need: ReplicaNeed, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** Whether the primary should be asked instead after this error. */
  readonly isPassedOver: (error: unknown) => boolean;
  /** Returns a position of the primary that covers everything committed by now; the farthest one when the primary does not answer. */
  readonly writtenPosition: () => Promise<WalPosition>;
  /** Returns its lag behind the primary in seconds, which grows while it is away. */
  readonly behindSeconds: () => Promise<number>;
  readonly close: () => Promise<void>;
};

type Parts = {
  primary: Pick<Database, "execute">;
  replica: Database;
  doorsBy: DoorsBy;
  onTrouble: (error: unknown) => void;
  closePool: () => Promise<void>;
};

/** Milliseconds within which a replica must begin to answer; after that the primary is asked. */
const beginsWithinMs = 500;
/** Milliseconds for which a replica that did not answer is not asked again. */
const awayForMs = 5_000;
const notedEveryMs = 1_000;

/** States of replica queries that are cancelled in favour of changes from the primary. */
const recoveryConflicts = ["40001", "40P01"];

const isPassedOver = (error: unknown): boolean =>
  error instanceof PassedOver || isDatabaseAway(error) || recoveryConflicts.includes(sqlStateOf(error) ?? "");

/** Returns the replica behind a connection, and tracks the primary's position. */
export function createReplica({ primary, replica, doorsBy, onTrouble, closePool }: Parts): Replica {
  const { readTenant } = createDoors(replica, doorsBy);
  const written = writtenCourse();
  const openedAtMs = performance.now();
  let awayUntilMs = 0;
  let lastReplayed: WalPosition | null = null;

  const writtenPosition = async () => {
    const position = await loadPosition(primary, sql`pg_current_wal_insert_lsn()`);
    if (position === null) throw new Error("The primary has no position.");
    return position;
  };
  /** Returns the position of a stand-by; null of a server that is none, whose data may differ from the primary's. */
  const loadReplayed = async (asked: Pick<Database, "execute">) => {
    const replayed = await loadPosition(asked, sql`pg_last_wal_replay_lsn()`);
    lastReplayed = replayed;
    return replayed;
  };
  /** One question at a time: of a primary that hangs, more would take the connections, and be answered out of order. */
  let isNoting = false;
  const note = async () => {
    if (isNoting) return;
    isNoting = true;
    const atMs = performance.now();
    try {
      written.note(await writtenPosition(), atMs);
    } catch {
      // Without a new position the replica counts as further behind.
    } finally {
      isNoting = false;
    }
  };
  const noting = setInterval(() => void note(), notedEveryMs);
  noting.unref();
  void note();

  const checkNeed = (replayed: WalPosition | null, { after, behindMsMax, elsewhere: closes = false }: ReplicaNeed): number => {
    if (replayed === null) throw new PassedOver("no stand-by", { closes });
    if (after !== null && bytesOf(replayed) < bytesOf(after)) throw new PassedOver("behind what was written", { closes });
    const behindMs = written.ageMs(replayed, performance.now());
    if (behindMs === null || behindMs > behindMsMax) throw new PassedOver("too far behind", { closes });
    return behindMs;
  };

  return {
    isAway: () => performance.now() < awayUntilMs,
    isPassedOver,
    writtenPosition: () => writtenPosition().catch(() => farthestPosition),
    readTenant: (tenantId, need, work) =>
      new Promise((resolve, reject) => {
        const giveUp = (error: unknown) => {
          clearTimeout(late);
          awayUntilMs = performance.now() + awayForMs;
          onTrouble(error);
          reject(error);
        };
        let hasStarted = false;
        let isLate = false;
        const late = setTimeout(() => {
          isLate = true;
          giveUp(new PassedOver("slow to begin"));
        }, need.beginsWithinMs ?? beginsWithinMs);
        const reading = readTenant(tenantId, async (db) => {
          const replayed = await loadReplayed(db.tx);
          clearTimeout(late);
          hasStarted = true;
          if (isLate) throw new PassedOver("slow to begin");
          return work({ ...db, behindMs: checkNeed(replayed, need) });
        });
        reading.then(resolve, (error: unknown) => (hasStarted || isLate ? reject(error) : giveUp(error)));
      }),
    behindSeconds: async () => {
      await Promise.race([loadReplayed(replica).catch(() => undefined), wait(beginsWithinMs, undefined, { ref: false })]);
      const nowMs = performance.now();
      const behindMs = lastReplayed === null ? null : written.ageMs(lastReplayed, nowMs);
      return (behindMs ?? nowMs - openedAtMs) / 1000;
    },
    close: async () => {
      clearInterval(noting);
      await closePool();
    },
  };
}

async function loadPosition(asked: Pick<Database, "execute">, position: ReturnType<typeof sql>): Promise<WalPosition | null> {
  const { rows } = (await asked.execute(sql`select ${position}::text as position`)) as { rows: { position: string | null }[] };
  const found = rows[0]?.position;
  return found && isWalPosition(found) ? found : null;
}
