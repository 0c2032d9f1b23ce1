import { setTimeout as wait } from "node:timers/promises";
import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { couldNotBegin } from "~/db/is-database-away.server";
import type { ReplicaNeed } from "~/db/replica.server";
import { farthestPosition, isWalPosition } from "~/db/wal-position.server";
import { withSharedReading } from "~/db/with-shared-reading.server";
import type { CallContext } from "./call-context.server";

type Asking = Pick<CallContext, "doors" | "replica" | "carrier">;
type ReadTenant = <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;

/** Maximum lag of reads in milliseconds while the primary cannot begin them (D122). */
const whileAwayMs = 300_000;
/**
 * Nothing else can answer then: the stand-by gets longer to begin, and is asked even when it was slow recently. Of several at one address the
 * one whose data are complete is found: the last few changes may have reached only one.
 */
const beginsWithinMs = 5_000;
/**
 * As long as that, from the first failure on, a read is tried again, each time after the pause: a stand-by that becomes the primary, or
 * follows another, cuts its connections, and on a busy machine takes seconds to accept new ones.
 */
const triedForMs = 15_000;
const pauseMs = 250;
/** So often the stand-by is tried before the primary is asked again, which can take seconds to find out that it has no connection. */
const standByTries = 4;
/**
 * How often a read whose connection is lost in the middle is done anew: after the primary, the stand-by that replaces it can be lost too. Each
 * time after the pause, because a database that ends loses its connections one after the other, and all tries could meet one of these.
 */
const anewMax = 2;

/**
 * Answers from the primary, or from the stand-by while there is no primary or it has no connection for the practice; nobody misses there
 * what they wrote (D107, D122). `onReplica` throws the error it is given when nothing else may be tried.
 */
export async function whileAway<Answer>(
  { replica, carrier }: Asking,
  onPrimary: () => Promise<Answer>,
  onReplica: (readTenant: ReadTenant, error: unknown) => Promise<Answer>,
): Promise<Answer> {
  let triedUntilMs = Number.POSITIVE_INFINITY;
  for (;;) {
    try {
      return await onPrimary();
    } catch (error) {
      if (replica === null || !couldNotBegin(error)) throw error;
      triedUntilMs = Math.min(triedUntilMs, performance.now() + triedForMs);
      const { written } = carrier;
      const after = written !== null && !isWalPosition(written) ? farthestPosition : written;
      const need: ReplicaNeed = { after, behindMsMax: whileAwayMs, beginsWithinMs, elsewhere: true };
      for (let tries = 0; tries < standByTries; tries += 1) {
        try {
          return await onReplica((tenantId, work) => replica.readTenant(tenantId, need, work), error);
        } catch (second) {
          if (!replica.isPassedOver(second)) throw second;
          if (second === error) throw error;
        }
        await wait(pauseMs);
      }
      if (performance.now() > triedUntilMs) throw error;
    }
  }
}

/**
 * Returns the result of read-only work in the read transaction that the request shares. Where there is a stand-by, work whose connection is
 * lost in the middle is done anew: on the primary that is there again, or on the stand-by while there is none (D122).
 */
export async function loadSteadily<Answer>(
  context: Asking & Pick<CallContext, "memory">,
  tenantId: string,
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  const reading = { doors: steadyDoors(context), shared: context.memory.reading, tenantId };
  let hasBegun = false;
  const begin = (db: PracticeDb) => {
    hasBegun = true;
    return work(db);
  };
  for (let anew = 0; ; anew += 1) {
    hasBegun = false;
    try {
      return await withSharedReading(reading, begin);
    } catch (error) {
      if (!hasBegun || anew === anewMax || context.replica === null || !couldNotBegin(error)) throw error;
      await wait(pauseMs);
    }
  }
}

/** Returns the door for read-only work, which the stand-by opens while there is no primary; what has been opened is not opened again. */
const steadyDoors = (context: Asking): Pick<Doors, "readTenant"> => ({
  readTenant: async (tenantId, work) => {
    let hasStarted = false;
    const begin = (db: PracticeDb) => {
      hasStarted = true;
      return work(db);
    };
    return whileAway(
      context,
      () => context.doors.readTenant(tenantId, begin),
      async (readTenant, error) => {
        if (hasStarted) throw error;
        return readTenant(tenantId, begin).catch((second: unknown) => {
          throw hasStarted ? error : second;
        });
      },
    );
  },
});
