import { Client, type QueryArrayConfig, types } from "pg";
import type { Transaction } from "./database.server";
import { type Read, type ReadAnswer, ReadsAtOnce } from "./reads-at-once.server";
import { createStatementNames } from "./statement-names.server";

/** The same names on all connections of the process. */
const nameOf = createStatementNames();

const oncePrefix = "once ";

/**
 * Returns the name of a statement that is planned once for all values. The database by itself plans one anew each time when the values
 * choose the partition, and that takes longer than the statement. Its plan must be good for every practice.
 */
export const plannedOnce = (name: string): string => oncePrefix + name;

/** A statement as the query builder asks it. */
type Asked = Omit<QueryArrayConfig, "rowMode"> & { rowMode?: "array" };

const isPlannedOnce = (query: unknown): boolean => isWithValues(query) && query.name?.startsWith(oncePrefix) === true;

const isWithValues = (query: unknown): query is Asked =>
  typeof query === "object" && query !== null && "text" in query && !("submit" in query);

const textOf = (query: unknown): string => (isWithValues(query) ? query.text : typeof query === "string" ? query : "");

/**
 * The names of the statements that open a transaction after its begin: by which a door assumes its role, and notes that the transaction may
 * change something (D175). `enteringPractice`: to change data of one practice; its statements are planned once for all values.
 */
export const openingNames = {
  ...{ entering: "entering", enteringPractice: "entering_practice", enteringToChange: "entering_to_change", noting: "noting" },
} as const;

/** Whether a transaction's statements go through a connection that sends its commit together with those that were issued before. */
export function sendsCommitWithOthers(tx: Transaction): boolean {
  return (tx._.session as unknown as { client?: unknown }).client instanceof PreparedClient;
}

const endsTransaction = (query: unknown) => textOf(query) === "commit" || textOf(query) === "rollback";

const opensTransaction = (query: unknown) =>
  textOf(query).startsWith("begin") || (isWithValues(query) && Object.values<string | undefined>(openingNames).includes(query.name));

/**
 * Returns the statement that enters a practice to change it, which also makes the database use one plan for all values until the end of the
 * transaction. The statement ends with a list of settings.
 */
const planningOnce = (query: Asked): Asked => ({
  ...query,
  text: `${query.text}, set_config('plan_cache_mode', 'force_generic_plan', true)`,
});

/** Returns the answer of a statement, or why its transaction could not be opened: the database then refuses all that follows. */
function afterOpening<Answer>(opening: Promise<unknown>, answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined);
  return opening.then(() => answer);
}

/**
 * A connection that prepares nothing, for a pooler that assigns each transaction to another connection and does not support prepared
 * statements.
 */
export class UnpreparedClient extends Client {
  override query = ((query: unknown, ...more: unknown[]) =>
    (super.query as (...given: unknown[]) => unknown)(
      isWithValues(query) ? { ...query, name: undefined } : query,
      ...more,
    )) as Client["query"];
}

/**
 * A connection that prepares each statement with parameters once, under a name, so that the database neither parses nor plans it again and
 * only its name is sent; lists are planned each time, and those named by `plannedOnce` once, like all others of a transaction that changes
 * data of one practice: they find a few rows by key. Statements issued at the same moment are sent together, those that only read as one.
 * Begin, and the statements of the door, are not awaited but sent with the transaction's first statement; when one of them fails, every
 * statement fails with its error until the transaction's end. A commit is sent after everything that is issued at the same moment, with it.
 * The end of a read-only transaction is not awaited: there is nothing to commit, and the next transaction can be sent together with it.
 */
export class PreparedClient extends Client {
  #isCorked = false;
  #isTickPlanned = false;
  #opening: Promise<unknown> | null = null;
  #isReadOnly = false;
  #plansOnce = false;
  #commit: (() => void) | null = null;

  readonly #reads = new ReadsAtOnce(
    ({ text, name, isPlannedOnce }, values) => {
      const query = { text, name: isPlannedOnce ? plannedOnce(name) : name, rowMode: "array" };
      return this.#issue(query, values) as Promise<ReadAnswer>;
    },
    () => this.#plansOnce,
  );

  override query = ((query: unknown, values?: unknown, ...more: unknown[]) => {
    if (textOf(query) === "commit" && !this.#isReadOnly) return this.#commitLast(query, values);
    if (isWithValues(query) && Array.isArray(values) && more.length === 0) return this.#reads.run(this.#readOf(query, values));
    this.#reads.flush();
    return this.#issue(query, values, ...more);
  }) as Client["query"];

  #commitLast(query: unknown, values: unknown): Promise<unknown> {
    return new Promise((resolve) => {
      this.#commit = () => resolve(this.#issue(query, values));
      this.#gather(false);
    });
  }

  #readOf(query: Asked, values: unknown[]): Read {
    return {
      text: query.text,
      values,
      isPlannedOnce: isPlannedOnce(query),
      isRowList: query.rowMode === "array",
      parserOf: (typeId) => (query.types ?? types).getTypeParser(typeId, "text"),
      send: () => this.#issue(query, values) as Promise<ReadAnswer>,
    };
  }

  #issue(asked: unknown, values?: unknown, ...more: unknown[]): unknown {
    const isToPlanOnce = isWithValues(asked) && asked.name === openingNames.enteringPractice;
    const query = isToPlanOnce ? planningOnce(asked) : asked;
    const hasValues = isWithValues(query) && Array.isArray(values) && values.length > 0;
    const named = hasValues && query.name === undefined ? { ...query, name: nameOf(query.text) } : query;
    const isReadingsEnd = this.#isReadOnly && endsTransaction(query);
    this.#gather(isReadingsEnd);
    const send = () => this.send(named, values, ...more);
    const answer = hasValues ? this.#sendPlanned((named as Asked).name, send) : send();
    const text = textOf(query);
    const opening = text.startsWith("begin") || text === "rollback" ? null : this.#opening;
    if (text.startsWith("begin")) this.#isReadOnly = text.endsWith("read only");
    if (endsTransaction(query)) {
      this.#opening = null;
      this.#plansOnce = false;
    }
    if (isToPlanOnce) this.#plansOnce = true;
    if (!(answer instanceof Promise)) return answer;
    const complete = opening ? afterOpening(opening, answer) : answer;
    if (!opensTransaction(query) && !isReadingsEnd) return complete;
    if (!isReadingsEnd) this.#opening = complete;
    complete.catch(() => undefined);
    return Promise.resolve();
  }

  /** Queues one statement. */
  protected send(...query: unknown[]): unknown {
    return (super.query as (...given: unknown[]) => unknown)(...query);
  }

  /**
   * Sends a statement with values; between two others when it is not planned as the rest of its transaction is. When these fail, so does the
   * statement.
   */
  #sendPlanned(name: string | undefined, send: () => unknown): unknown {
    const [ofTransaction, own] = this.#plansOnce
      ? (["force_generic_plan", name ? null : "auto"] as const)
      : (["default", name?.startsWith(oncePrefix) ? "force_generic_plan" : null] as const);
    if (own === null) return send();
    void this.#setPlanning(own);
    const answer = send();
    void this.#setPlanning(ofTransaction);
    return answer;
  }

  #setPlanning(mode: string): Promise<unknown> {
    return (this.send(`set local plan_cache_mode to ${mode}`) as Promise<unknown>).catch(() => undefined);
  }

  /** Delays sending until everything that is issued at this moment has been queued, or, for the end of a reading, a next transaction. */
  #gather(isReadingsEnd: boolean): void {
    const { stream } = this.connection;
    if (!this.#isCorked) stream.cork();
    this.#isCorked = true;
    const send = () => {
      if (this.#isCorked) stream.uncork();
      this.#isCorked = false;
    };
    if (isReadingsEnd) setImmediate(send);
    else if (!this.#isTickPlanned) {
      this.#isTickPlanned = true;
      process.nextTick(() => {
        this.#reads.flush();
        this.#commit?.();
        this.#commit = null;
        this.#isTickPlanned = false;
        send();
      });
    }
  }
}
