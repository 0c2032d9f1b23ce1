import type { Log } from "~/integrations/log.server";

/** Milliseconds that a reader of the log gets to take the last lines. */
const lastLinesMs = 1000;

/** Exits with a code once the last lines of the log are written, or nobody reads it; kills the process when its reader does not take them. */
export async function exitProcess(log: Log, code: number): Promise<void> {
  // Lines that are left at an exit are written before anything else happens: a reader that stands still would keep the process.
  if (!(await areLinesWritten(log))) process.kill(process.pid, "SIGKILL");
  process.exit(code);
}

function areLinesWritten(log: Log): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, lastLinesMs, false);
    log.flush(() => {
      clearTimeout(late);
      resolve(true);
    });
  });
}

/** Logs an error that nothing else caught, by kind, code and place only (D33), and exits with 1. */
export function exitOnUncaught(log: Log): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "ended by an error that nothing caught");
    void exitProcess(log, 1);
  });
}
