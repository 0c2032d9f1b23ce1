import { isListing } from "./statement-names.server";

/** What a driver answers to a read. */
export type ReadAnswer = { rows: unknown[]; fields: { name: string; dataTypeID: number }[] };

type Parse = (text: string) => unknown;

/** A read that was begun, as its driver was given it. */
export type Read = {
  text: string;
  values: readonly unknown[];
  /** Whether it is planned once for all values, see `plannedOnce`. */
  isPlannedOnce: boolean;
  /** Whether a row is a list of values; otherwise an object by the names of its columns. */
  isRowList: boolean;
  /** Returns how the text of a value of this type is parsed. */
  parserOf: (typeId: number) => Parse;
  /** Sends it as a statement of its own. */
  send: () => Promise<ReadAnswer>;
};

/** A read that can be sent together with others, as the process knows it from its first answer. */
type Known = {
  id: number;
  columns: readonly { name: string; typeId: number; isJson: boolean }[];
  isListing: boolean;
  isOfOneLength: boolean;
};

type Begun = Read & { known: Known; resolve: (answer: Promise<ReadAnswer>) => void };

/**
 * Maximum number of reads that are remembered, and of statements for several, which every connection prepares; those for lists of values of
 * one particular length take at most half of the places.
 */
const knownMax = 2_000;
const preparedMax = 400;

/** Whether a statement compares with a list of values, so that there is another one for each length. */
const isOfOneLength = (text: string) => /\bin \(\$\d+, \$\d+/.test(text);

const hasRoom = (size: number, max: number, isOfOneLength: boolean) => size < (isOfOneLength ? max / 2 : max);

/** A JSON function takes no more arguments. */
const columnsMax = 100;

/** boolean, smallint, integer, json, jsonb: JSON holds their values as a driver returns them. */
const jsonTypes: ReadonlySet<number> = new Set([16, 21, 23, 114, 3802]);

/**
 * bytea, bigint, text, real and double precision, varchar, date, timestamp, timestamptz, numeric, uuid; arrays of integer, text, varchar,
 * bigint, date, numeric, uuid: the cast to text gives what the database sends to a driver.
 */
const textTypes: ReadonlySet<number> = new Set([
  ...[17, 20, 25, 700, 701, 1043, 1082, 1114, 1184, 1700, 2950],
  ...[1007, 1009, 1015, 1016, 1182, 1231, 2951],
]);

/** Whether a statement only reads, takes no lock and can be a part of another one. */
const onlyReads = (text: string) =>
  /^\s*(select|with)\s/.test(text) && !/\b(insert into|update|delete from|for ((no )?key )?(update|share)|pg_\w+|set_config)\b/.test(text);

/** A statement that reads the rows of several; with an empty name it is planned each time. */
type Several = { text: string; name: string; isPlannedOnce: boolean };

/** Sends it with its values, and returns its row as a list. */
type SendSeveral = (several: Several, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** What is known of reads, by their text; null when one has columns of other types. */
const knownReads = new Map<string, Known | null>();

/** The statements for several reads, by the ids of these. */
const severals = new Map<string, Several>();

/**
 * The statements of one connection, of which those that only read and are begun at the same moment are sent as one, with the rows of each
 * as one JSON value: one for those that list rows and are planned each time, one for those that are planned once for all values, and one for
 * the others. The results are the same as those of statements of their own. Statements of their own are those that lock or change
 * something, and those whose columns the process does not know yet: it learns them from the first answer. When one of those that were sent
 * together fails, all do (D176).
 */
export class ReadsAtOnce {
  #begun: Begun[] = [];
  #isFlushPlanned = false;
  readonly #sendSeveral: SendSeveral;
  readonly #plansOnce: () => boolean;

  /** `plansOnce`: whether all statements are planned once for all values at this moment, except those that are planned each time. */
  constructor(sendSeveral: SendSeveral, plansOnce = () => false) {
    this.#sendSeveral = sendSeveral;
    this.#plansOnce = plansOnce;
  }

  /** Returns the answer of a statement. One that only reads is sent with the others that are begun at this moment. */
  run(read: Read): Promise<ReadAnswer> {
    const known = knownReads.get(read.text);
    if (known)
      return new Promise((resolve) => {
        this.#begun.push({ ...read, known, resolve });
        this.#planFlush();
      });
    this.flush();
    const answer = read.send();
    return known === undefined && canBeLearned(read.text) ? answer.then((first) => learnFrom(first, read.text)) : answer;
  }

  /** Sends what was begun; what follows is sent after it. */
  flush(): void {
    const begun = this.#begun;
    if (begun.length === 0) return;
    this.#begun = [];
    // The same reads make the same statement, in whatever order they were begun.
    begun.sort((one, other) => one.known.id - other.known.id);
    const sent = (["once", "byDatabase", "eachTime"] as const).flatMap((planning) =>
      this.#send(begun.filter((read) => this.#planningOf(read) === planning)),
    );
    // They are answered at once, so that the reads that need one of them begin at the same moment again.
    const settled = Promise.allSettled(sent.map(({ answer }) => answer));
    for (const { read, answer } of sent) read.resolve(settled.then(() => answer));
  }

  #send(reads: readonly Begun[]): { read: Begun; answer: Promise<ReadAnswer> }[] {
    const several = reads.length > 1 ? statementFor(reads) : null;
    const values = reads.flatMap((read) => read.values);
    const answer = several && this.#sendSeveral(several, values);
    return reads.map((read, at) => ({
      read,
      answer: answer?.then(({ rows: [lists] }) => answerOf(read, (lists as unknown[][][])[at] ?? [])) ?? read.send(),
    }));
  }

  #planningOf({ isPlannedOnce, known }: Begun) {
    if (known.isListing && !isPlannedOnce) return "eachTime";
    return isPlannedOnce && !this.#plansOnce() ? "once" : "byDatabase";
  }

  #planFlush(): void {
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    process.nextTick(() => {
      this.#isFlushPlanned = false;
      this.flush();
    });
  }
}

const canBeLearned = (text: string) => hasRoom(knownReads.size, knownMax, isOfOneLength(text)) && onlyReads(text);

function learnFrom(answer: ReadAnswer, text: string): ReadAnswer {
  if (!knownReads.has(text)) knownReads.set(text, knownFrom(answer, text));
  return answer;
}

function knownFrom({ fields }: ReadAnswer, text: string): Known | null {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID, isJson: jsonTypes.has(dataTypeID) }));
  const areReadable = columns.length <= columnsMax && columns.every(({ typeId, isJson }) => isJson || textTypes.has(typeId));
  return areReadable ? { id: knownReads.size, columns, isListing: isListing(text), isOfOneLength: isOfOneLength(text) } : null;
}

/** Returns the statement that reads the rows of all, with their values one after the other; null when there are too many. */
function statementFor(reads: readonly Begun[]): Several | null {
  const ids = reads.map(({ known }) => known.id).join();
  const present = severals.get(ids);
  const [first] = reads;
  const isVariant = reads.some(({ known }) => known.isOfOneLength);
  if (present || !hasRoom(severals.size, preparedMax, isVariant)) return present ?? null;
  const name = first?.known.isListing ? "" : `several${severals.size}`;
  const several = { text: textFor(reads), name, isPlannedOnce: first?.isPlannedOnce === true };
  severals.set(ids, several);
  return several;
}

function textFor(reads: readonly Begun[]): string {
  let before = 0;
  const lists = reads.map(({ text, known: { columns }, values }) => {
    const numbered = text.replace(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`);
    before += values.length;
    const names = columns.map((_, at) => `c${at}`);
    const row = columns.map(({ isJson }, at) => (isJson ? `c${at}` : `c${at}::text`));
    return `(select coalesce(json_agg(json_build_array(${row})), '[]') from (${numbered}) as q(${names}))`;
  });
  return `select ${lists.join(", ")}`;
}

function answerOf({ known: { columns }, isRowList, parserOf }: Begun, rows: unknown[][]): ReadAnswer {
  const parsers = columns.map(({ typeId, isJson }) => (isJson ? null : parserOf(typeId)));
  for (const row of rows) for (const [at, parse] of parsers.entries()) if (parse && row[at] !== null) row[at] = parse(row[at] as string);
  const fields = columns.map(({ name, typeId }) => ({ name, dataTypeID: typeId }));
  if (isRowList) return { rows, fields };
  return { rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]]))), fields };
}
