import type { PracticeDb } from "./database.server";
import { together } from "./together.server";

type Left = NonNullable<PracticeDb["left"]>;

/**
 * Leaves works of a transaction to be answered together with its commit, because nothing in the transaction needs their results: their
 * statements and the commit are sent at once. Each must begin all its statements at once; later ones would come after the end of the
 * transaction. Where statements are not sent together, waits for them.
 */
export async function leave({ left }: Pick<PracticeDb, "left">, ...works: Promise<unknown>[]): Promise<void> {
  if (!left) {
    await together(...works);
    return;
  }
  for (const work of works) work.catch(() => undefined);
  left.push(...works);
}

/**
 * Runs a transaction that may leave works, and returns its answer when these are done too. Throws the failure that the others follow from.
 * The database has answered the works before the commit: one that is not done by then has begun a statement too late, and fails.
 */
export async function runWithLeft<Answer>(run: (left: Left) => Promise<Answer>): Promise<Answer> {
  const left: Left = [];
  const running = run(left);
  await running.catch((error: unknown) => together(Promise.reject(error), ...left));
  if (left.length > 0) await settle(left);
  return running;
}

async function settle(left: Left): Promise<void> {
  let timer: NodeJS.Immediate | undefined;
  const late = new Promise((_, reject) => {
    timer = setImmediate(() => reject(new Error("What a transaction left began a statement after its end")));
  });
  await Promise.race([together(...left), late]).finally(() => clearImmediate(timer));
}
