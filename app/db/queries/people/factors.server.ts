import { and, eq } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { operators, users } = schema;

/** A second factor as it is stored, with its recovery codes. */
type StoredFactor = { sealedFactor: string; factorSince: Date; factorStep: number; recoveryHashes: string[] };

/** What is left of a factor after codes were used. */
type Left = Pick<StoredFactor, "factorStep" | "recoveryHashes">;

/** The stored second factor of one person. */
export type FactorRow = {
  readonly holderId: string;
  /**
   * Returns what is left of it, locked until the end of the transaction, so that a code that is sent twice works once; null when the person
   * does not exist.
   */
  readonly lock: () => Promise<(Left & { sealedFactor: string | null }) | null>;
  /** Stores another factor, or none. */
  readonly set: (factor: StoredFactor | null) => Promise<void>;
  /** Records that codes were used or created; a given factor replaces the same one, newly sealed. */
  readonly spend: (left: Left & { sealedFactor?: string }) => Promise<void>;
};

const none = { sealedFactor: null, factorSince: null, factorStep: 0, recoveryHashes: [] };

/** Returns the second factor of a person of the practice. */
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

/** Returns the second factor of an operator of the distributor. */
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
