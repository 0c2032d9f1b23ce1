import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import type { Configuration } from "~/integrations/configuration.server";

/** Opens the database of a configuration as its owner, returns what some work on it returns, and closes it in any case. */
export async function withDatabase<Answer>(
  configuration: Configuration,
  work: (database: OpenedDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({
    ...configuration,
    databaseUrl: configuration.migrateUrl ?? configuration.databaseUrl,
    migrateUrl: null,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
