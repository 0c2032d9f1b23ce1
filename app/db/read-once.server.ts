import type { PracticeDb } from "./database.server";

/**
 * Returns what `load` returns. A reading transaction loads each key once, because all that asks in it may share the answer; one that
 * changes something loads anew each time.
 */
export function readOnce<Answer>({ answers }: PracticeDb, key: string, load: () => Promise<Answer>): Promise<Answer> {
  if (!answers) return load();
  const answer = answers.get(key) ?? load();
  answers.set(key, answer);
  return answer as Promise<Answer>;
}
