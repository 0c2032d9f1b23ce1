import type { PracticeDb } from "./database.server";
import type { Doors } from "./doors.server";

type OpenReading = { tenantId: string; db: Promise<PracticeDb>; works: number; end: () => void; ended: Promise<void> };

/** The open read transaction of a request, if any. */
export type SharedReading = { open: OpenReading | null };

/**
 * Returns the result of read-only work in the read transaction that the request already has open, or in a new one. A page makes several
 * calls at once; together they cost one transaction. It ends when none of them is running any more; nobody waits for that, because there is
 * nothing to commit. Work must not open a door itself: with the embedded database it would wait for its own end.
 */
export async function withSharedReading<Answer>(
  { doors, shared, tenantId }: { doors: Pick<Doors, "readTenant">; shared: SharedReading; tenantId: string },
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  const reading = shared.open?.tenantId === tenantId ? shared.open : openReading(doors, tenantId);
  shared.open = reading;
  reading.works += 1;
  try {
    return await work(await reading.db);
  } catch (error) {
    // Its transaction may have been cut or aborted: nobody else joins it.
    if (shared.open === reading) shared.open = null;
    throw error;
  } finally {
    reading.works -= 1;
    // Calls that the page makes right after this result still find the transaction open.
    setImmediate(() => {
      if (reading.works > 0) return;
      if (shared.open === reading) shared.open = null;
      reading.end();
    });
  }
}

/**
 * Ends the open read transaction of a request, unless work is running in it, so that the transaction that follows gets its connection and
 * is sent together with its end.
 */
export async function endReading(shared: SharedReading): Promise<void> {
  const reading = shared.open;
  if (!reading || reading.works > 0) return;
  shared.open = null;
  reading.end();
  await reading.ended;
}

function openReading(doors: Pick<Doors, "readTenant">, tenantId: string): OpenReading {
  // An AbortController would create an error with a stack trace for each request.
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  let ended = Promise.resolve();
  const db = new Promise<PracticeDb>((resolve, reject) => {
    const untilOver = (opened: PracticeDb) =>
      new Promise<void>((goOn) => {
        if (isOver) goOn();
        else end = goOn;
        resolve(opened);
      });
    ended = doors.readTenant(tenantId, untilOver).catch(reject);
  });
  return { tenantId, db, works: 0, end: () => end(), ended };
}
