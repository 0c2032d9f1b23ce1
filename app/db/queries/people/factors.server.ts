import { and, eq } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { operators, users } = schema;

/** A second factor as it is stored; recovery codes go with it. */
type StoredFactor = { sealedFactor: string; factorSince: Date; factorStep: number; recoveryHashes: string[] };

/** What is left of a factor when codes were used. */
type Left = Pick<StoredFactor, "factorStep" | "recoveryHashes">;

/** Where one person's second factor is kept. */
export type FactorRow = {
  readonly holderId: string;
  /** What is left of it, locked until the end of the transaction, so that a code that is sent twice works once; null without the person. */
  readonly lock: () => Promise<(Left & { sealedFactor: string | null }) | null>;
  /** Stores another factor, or none. */
  readonly set: (factor: StoredFactor | null) => Promise<void>;
  /** Records that codes were used or made anew; a factor that is named is stored in place of the same one, sealed otherwise. */
  readonly spend: (left: Left & { sealedFactor?: string }) => Promise<void>;
};

const none = { sealedFactor: null, factorSince: null, factorStep: 0, recoveryHashes: [] };

/** The second factor of a person of the practice. */
export function factorOfUser({ tx, tenantId }: PracticeDb, id: string): FactorRow {
  const own = and(eq(users.tenantId, tenantId), eq(users.id, id));
  const { sealedFactor, factorStep, recoveryHashes } = users;
  return {
    holderId: id,
    lock: async () => (await tx.select({ sealedFactor, factorStep, recoveryHashes }).from(users).where(own).for("update"))[0] ?? null,
    set: async (factor) =>
      void (await tx
        .update(users)
        .set(factor ?? none)
        .where(own)),
    spend: async (left) => void (await tx.update(users).set(left).where(own)),
  };
}

/** The second factor of an operator of the distributor. */
export function factorOfOperator(tx: Transaction, id: string): FactorRow {
  const own = eq(operators.id, id);
  const { sealedFactor, factorStep, recoveryHashes } = operators;
  return {
    holderId: id,
    lock: async () => (await tx.select({ sealedFactor, factorStep, recoveryHashes }).from(operators).where(own).for("update"))[0] ?? null,
    set: async (factor) =>
      void (await tx
        .update(operators)
        .set(factor ?? none)
        .where(own)),
    spend: async (left) => void (await tx.update(operators).set(left).where(own)),
  };
}
