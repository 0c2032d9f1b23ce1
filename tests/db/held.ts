import type { Transaction } from "~/db/database.server";
import type { completePatients } from "~/db/queries/patients/patients.server";
import type { Belongings } from "~tests/services/belongings";

/** What a practice has, with what is found beside the calls. */
export type Held = Belongings & {
  userId: string;
  email: string;
  sessionHash: string;
  keyHash: string;
  identityKey: string;
  sortKey: string;
  openDeliveryId: string;
  /** The id of packs taken from a fitting set. */
  fittingTake: string;
  patientRow: Parameters<typeof completePatients>[1][number];
  transactionIds: string[];
};

/** A query under test, on what a practice has. */
export type Read = (tx: Transaction, held: Held) => Promise<unknown>;
