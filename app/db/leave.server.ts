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
 * Waits for what a committed transaction had left. The database has answered it before the commit: what is not settled by then has begun a
 * statement too late.
 */
export async function settleLeft(left: Left): Promise<void> {
  if (left.length === 0) return;
  let timer: NodeJS.Immediate | undefined;
  const late = new Promise((_, reject) => {
    timer = setImmediate(() => reject(new Error("What a transaction left began a statement after its end")));
  });
  await Promise.race([together(...left), late]).finally(() => clearImmediate(timer));
}
