import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import { type Configuration, ConfigurationError } from "~/integrations/configuration.server";

const ofGateway = "With GATEWAY_URL this portal has no database: run the command at the portal that answers its calls.";
const ofDemo = "With DEMO the database is in the memory of the server, which no command can open.";

/**
 * Opens the database of a configuration as its owner, returns what some work on it returns, and closes it in any case. Throws a
 * ConfigurationError when its portal has none that a command could open.
 */
export async function withDatabase<Answer>(
  configuration: Configuration,
  work: (database: OpenedDatabase) => Promise<Answer>,
): Promise<Answer> {
  const problem = configuration.gatewayUrl !== null ? ofGateway : configuration.demo ? ofDemo : null;
  if (problem !== null) throw new ConfigurationError([problem]);
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
