import { PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { remembered } from "~/domain/remembered";
import { ReadsAtOnce } from "./reads-at-once.server";
import { createStatementNames } from "./statement-names.server";

const { serialize } = protocol;

type Named = { text: string; name?: string };

/** A statement that the database has prepared: its name, and the types of its parameters. */
type Prepared = { name: string; types: readonly number[] };

/**
 * The embedded database, which within transactions prepares each statement once under a name: afterwards it neither parses nor plans it
 * again, and one message instead of six runs it. Lists are planned each time, as on PostgreSQL. Reads that are begun at the same moment are
 * sent as one statement. A transaction names its database as `embedded`, for `builtOnce`.
 */
export class EmbeddedClient extends PGlite {
  readonly #nameOf = createStatementNames();
  readonly #prepared = new Map<string, Prepared>();
  readonly #parsers = new Map<string, PGlite["parsers"]>();

  override transaction<Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
    return super.transaction(async (tx) => {
      const reads = new ReadsAtOnce(({ text, name }, values) => this.run(tx, { text, name }, values, { rowMode: "array" }));
      const query = <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> => {
        const parsers = this.#parsersWith(options.parsers ?? {});
        const parserOf = (typeId: number) => (value: string) => parsers[typeId]?.(value, typeId) ?? value;
        const send = () => this.run<Row>(tx, { text, name: this.#nameOf(text) }, values, options);
        const read = { text, values, isPlannedOnce: false, isRowList: options.rowMode === "array", parserOf, send };
        return reads.run(read) as Promise<Results<Row>>;
      };
      try {
        return await work(Object.create(tx, { query: { value: query }, embedded: { value: this } }) as Transaction);
      } finally {
        reads.flush();
      }
    });
  }

  /** Runs one statement: prepared, when it has a name. */
  protected run<Row>(tx: Transaction, { text, name }: Named, values: unknown[], options: QueryOptions): Promise<Results<Row>> {
    return name && !tx.closed ? this.#runPrepared(name, text, values, options) : tx.query(text, values, options);
  }

  #runPrepared<Row>(name: string, text: string, values: readonly unknown[], options: QueryOptions): Promise<Results<Row>> {
    return this.runExclusive(async () => {
      const { types } = this.#prepared.get(text) ?? (await this.#prepare(name, text));
      const written = values.map((value, at) => this.#written(value, types[at]));
      const messages = await this.#send(
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: "P" }),
        serialize.execute({}),
        serialize.sync(),
      );
      const { parsers, ...asked } = options;
      const [result] = parse.parseResults(messages, this.#parsersWith(parsers ?? {}), asked);
      if (!result) throw new Error("The statement had no result");
      return result as Results<Row>;
    });
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const messages = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }), serialize.sync());
    const prepared = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /**
   * Returns all parsers, with those of the query builder, which are the same for the same types: copying hundreds takes longer than a
   * query.
   */
  #parsersWith(parsers: NonNullable<QueryOptions["parsers"]>): PGlite["parsers"] {
    return remembered(this.#parsers, Object.keys(parsers).join(), () => ({ ...this.parsers, ...parsers }));
  }

  /** Returns a value as the text of its type. */
  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.serializers[type];
    return write ? write(value) : String(value);
  }

  async #send(...messages: Uint8Array[]) {
    return (await this.execProtocol(Buffer.concat(messages), { syncToFs: false })).messages;
  }
}
