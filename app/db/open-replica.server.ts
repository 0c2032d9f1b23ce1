import type { Database } from "./database.server";
import { connectionsOf } from "./open.server";
import { openPool } from "./open-pool.server";
import { createReplica, type Replica } from "./replica.server";

type ReplicaOptions = { primary: Database; workers: number; onTrouble: (error: unknown) => void };

/** Opens the replica at a URL, with as many connections as the primary has, whether or not it is available now (D107). */
export function openReplica(databaseReadUrl: string, { primary, workers, onTrouble }: ReplicaOptions): Replica {
  const { pool, database, doorsBy } = openPool(databaseReadUrl, {
    connectionsMax: connectionsOf(workers),
    onLost: onTrouble,
  });
  return createReplica({ primary, replica: database, doorsBy, onTrouble, closePool: () => pool.end() });
}
