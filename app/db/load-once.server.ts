import type { PracticeDb } from "./database.server";

/**
 * Returns the result of `load`. A read transaction loads each key once, because all work in it may share the result; a write transaction
 * loads it anew each time.
 */
export function loadOnce<Answer>({ answers }: PracticeDb, key: string, load: () => Promise<Answer>): Promise<Answer> {
  if (!answers) return load();
  const answer = answers.get(key) ?? load();
  answers.set(key, answer);
  return answer as Promise<Answer>;
}
