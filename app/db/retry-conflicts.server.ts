/** serialization_failure and deadlock_detected: the database asks to repeat the transaction. */
const retryableStates = new Set(["40001", "40P01"]);
const maxTries = 5;

/** Runs a transaction, and repeats it after a short, growing, random pause when the database aborted it in favour of another. */
export async function retryConflicts<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === maxTries || !retryableStates.has(sqlStateOf(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
    }
  }
}

/** Returns the SQLSTATE of a driver's error, which the query builder wraps as the cause. */
export function sqlStateOf(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && typeof current.code === "string" && /^[0-9A-Z]{5}$/.test(current.code)) return current.code;
  }
  return null;
}
