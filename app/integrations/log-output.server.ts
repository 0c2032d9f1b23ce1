import SonicBoom from "sonic-boom";

/**
 * Lines are written together, after a tenth of a second or 4 KB of them: each write is the work of another thread, which costs more than the
 * line itself. Lines that a reader has not taken fill 16 MB at most; further ones are dropped. A write that the reader does not take is
 * tried again after a tenth of a second, ten times at most in a row, so that an exit does not wait longer for it.
 */
const gathered = {
  ...{ fd: 1, sync: false, minLength: 4096, periodicFlush: 100 },
  ...{ maxLength: 16 * 1024 * 1024, maxWriteRetries: 10 },
} as const;

export type LogOutput = { write: (line: string) => void; flush: (done: () => void) => void };

/**
 * Returns standard output for a log. What is left is written when the process exits. Once its reader has gone (EPIPE), lines are dropped and
 * the process goes on. Any other error, as on a full disk, keeps the lines for the next try.
 */
export function openLogOutput(): LogOutput {
  const output = new SonicBoom(gathered);
  let isRead = true;
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") return;
    isRead = false;
    output.destroy();
  });
  process.on("exit", () => {
    try {
      if (isRead) output.flushSync();
    } catch {
      // Nobody can be told any more.
    }
  });
  return {
    write: (line) => void (isRead && output.write(line)),
    flush: (done) => (isRead ? output.flush(done) : done()),
  };
}
