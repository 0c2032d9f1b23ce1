import type { Doors } from "~/db/doors.server";
import type { Log } from "~/integrations/log.server";
import { purgeExpired } from "~/services/purge/purge-expired.server";
import { repeat } from "./repeat.server";

const hourMilliseconds = 60 * 60_000;
/** Soon after the start, but not while the first people wait for their first page. */
const firstAfterMilliseconds = 30_000;

/** Deletes expired data soon after the start and then every hour. The returned function stops it between two small transactions. */
export function keepPurging({ doors, clock, log }: { doors: Doors; clock: () => Date; log: Log }): () => Promise<void> {
  let stopped = false;
  const stop = repeat(() => purgeExpired(doors, clock(), { mayContinue: () => !stopped }), {
    ...{ everyMilliseconds: hourMilliseconds, firstAfterMilliseconds },
    onError: (error) => log.warn({ err: error }, "the purge failed"),
  });
  return () => {
    stopped = true;
    return stop();
  };
}
