import { Client, type QueryConfig } from "pg";

/** A process names at most so many statements, so that lists of any length cannot fill the memory of the database's connections. */
const namesMax = 400;

const names = new Map<string, string>();

/** The name of a statement for the life of the process; undefined once there are too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesMax) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const isWithValues = (query: unknown): query is QueryConfig =>
  typeof query === "object" && query !== null && "text" in query && !("submit" in query);

/**
 * A connection that prepares each statement with parameters once, under a name: the database then neither reads nor plans it again, and it
 * is sent as its name.
 */
export class PreparedClient extends Client {
  override query = ((query: unknown, values?: unknown, ...more: unknown[]) => {
    const isPrepared = isWithValues(query) && query.name === undefined && Array.isArray(values) && values.length > 0;
    const named = isPrepared ? { ...query, name: nameOf(query.text) } : query;
    return (super.query as (...given: unknown[]) => unknown)(named, values, ...more);
  }) as Client["query"];
}
