import { sqlStateOf } from "./retry-conflicts.server";

/** in_failed_sql_transaction: refused because another statement of the transaction has failed. */
const refusedForAnother = "25P02";

/**
 * Returns the results of works in one transaction that are begun at once: their first statements are sent together, in the order in which
 * the works are given. Waits for all of them, so that none goes on after the transaction has ended; then throws the failure that the others
 * follow from.
 */
export async function together<const Works extends readonly Promise<unknown>[]>(
  ...works: Works
): Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }> {
  const failures: unknown[] = [];
  const results = await Promise.all(works.map((work) => work.catch((error: unknown) => void failures.push(error))));
  if (failures.length > 0) throw failures.find((failure) => sqlStateOf(failure) !== refusedForAnother) ?? failures[0];
  return results as { -readonly [At in keyof Works]: Awaited<Works[At]> };
}
