import type { Doors } from "~/db/doors.server";
import type { OpenedDatabase } from "~/db/open.server";
import type { Replica } from "~/db/replica.server";
import { countWaitingOrders } from "~/services/distributor/count-waiting-orders.server";
import { loadQueues } from "~/services/outbox/load-queues.server";
import type { WatchedFigure } from "./metrics.server";

type Watched = { database: OpenedDatabase; replica: Replica | null; doors: Doors; clock: () => Date };

/** Returns figures of orders waiting for hand-over, the outbox queues, the connections of this process, and the lag of the replica. */
export function watchedFigures({ database, replica, doors, clock }: Watched): WatchedFigure[] {
  const queues = async (key: "waiting" | "oldestSeconds") =>
    Object.fromEntries(Object.entries(await loadQueues(doors, clock())).map(([kind, queue]) => [kind, queue[key]]));
  const { connections } = database;
  return [
    {
      ...{ name: "dioptre_orders_waiting", label: "for", of: "portal" },
      help: "Orders that should have been handed over five minutes ago, up to 1000",
      read: async () => ({ distributor: await countWaitingOrders(doors, clock()) }),
    },
    {
      ...{ name: "dioptre_outbox_waiting", label: "kind", of: "portal" },
      help: "Messages of the outbox that should have been sent by now, up to 1000",
      read: () => queues("waiting"),
    },
    {
      ...{ name: "dioptre_outbox_oldest_seconds", label: "kind", of: "portal" },
      help: "Seconds for which the oldest message of the outbox should have been sent",
      read: () => queues("oldestSeconds"),
    },
    ...(connections ? [connectionsFigure(connections)] : []),
    ...(replica ? [behindOf(replica)] : []),
  ];
}

const connectionsFigure = (connections: NonNullable<OpenedDatabase["connections"]>): WatchedFigure => ({
  ...{ name: "dioptre_database_connections", help: "Connections of the pool, and who waits for one", label: "state", of: "process" },
  read: async () => connections(),
});

const behindOf = (replica: Replica): WatchedFigure => ({
  ...{ name: "dioptre_replica_behind_seconds", label: "database", of: "portal" },
  help: "Seconds by which the replica is behind the primary, or for which it has not answered",
  read: async () => ({ replica: await replica.behindSeconds() }),
});
