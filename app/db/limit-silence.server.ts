import { Socket } from "node:net";
import { Client } from "pg";
import type { Transaction } from "./database.server";

/** Time limit of a statement in milliseconds: one that people wait for, and one that processes many rows. */
export const patience = { person: 15_000, batch: 300_000 } as const;

/** What the database has, beyond the limit of a statement, to say that it ended it. */
const graceMs = 5_000;

/**
 * Closes a connection on which nothing is heard for as long as a statement may take: a line that was lost without a word would hold every
 * request that waits on it. Its statements then fail as when a connection times out.
 */
export function endInSilence(client: Client): void {
  const { stream } = client.connection;
  stream.on("timeout", () => {
    stream.destroy(Object.assign(new Error("The database has fallen silent."), { code: "ETIMEDOUT" }));
  });
  limitSilenceOf(client, patience.person);
}

/** Sets how long a statement on a connection may take from now on; null for as long as it needs. */
export function limitSilenceOf({ connection: { stream } }: Pick<Client, "connection">, statementMs: number | null): void {
  if (stream instanceof Socket) stream.setTimeout(statementMs === null ? 0 : statementMs + graceMs);
}

/** Sets the same until the end of a transaction; the embedded database has no line that can fail. */
export function limitSilence(tx: Transaction, statementMs: number): void {
  const { client } = tx._.session as unknown as { client?: unknown };
  if (client instanceof Client) limitSilenceOf(client, statementMs);
}
