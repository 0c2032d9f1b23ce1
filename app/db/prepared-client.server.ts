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

const textOf = (query: unknown): string => (isWithValues(query) ? query.text : typeof query === "string" ? query : "");

/** The name of the statement by which a door takes on its role: the second of its transaction. */
export const enteringName = "entering";

const opensTransaction = (query: unknown) => textOf(query).startsWith("begin") || (isWithValues(query) && query.name === enteringName);

/** A connection that prepares nothing, for a pooler that hands each transaction to another connection and knows no prepared statements. */
export class UnpreparedClient extends Client {
  override query = ((query: unknown, ...more: unknown[]) =>
    (super.query as (...given: unknown[]) => unknown)(
      isWithValues(query) ? { ...query, name: undefined } : query,
      ...more,
    )) as Client["query"];
}

/**
 * A connection that prepares each statement with parameters once, under a name: the database then neither reads nor plans it again, and it
 * is sent as its name. What is asked at one moment travels together. The beginning of a transaction, and the statement by which it takes on
 * its role, are not waited for, but travel before its first statement, which fails when either could not be done: the database refuses
 * whatever follows a failure within a transaction.
 */
export class PreparedClient extends Client {
  #isGathering = false;
  #beginning: Promise<unknown> | null = null;

  override query = ((query: unknown, values?: unknown, ...more: unknown[]) => {
    const isPrepared = isWithValues(query) && query.name === undefined && Array.isArray(values) && values.length > 0;
    const named = isPrepared ? { ...query, name: nameOf(query.text) } : query;
    this.#gather();
    const answer: unknown = (super.query as (...given: unknown[]) => unknown)(named, values, ...more);
    const beginning = this.#beginning;
    this.#beginning = null;
    if (!(answer instanceof Promise)) return answer;
    const complete = beginning ? Promise.all([beginning, answer]).then(([, rows]: [unknown, unknown]) => rows) : answer;
    if (!opensTransaction(query)) return complete;
    this.#beginning = complete;
    complete.catch(() => undefined);
    return Promise.resolve();
  }) as Client["query"];

  /** Holds back what is sent until everything that is asked now has been. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = this.connection;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
