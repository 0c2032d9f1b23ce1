import { createLog } from "~/integrations/log.server";

/** A log whose lines go nowhere. */
export const silentLog = createLog({ destination: { write: () => undefined } });
