import { v7 as newId } from "uuid";
import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { findCatalogueVersion } from "~/db/queries/catalogue/catalogue-data.server";
import { findPreview, type ImportPreviewRow, newestSeq, replacePreview } from "~/db/queries/catalogue/imports.server";
import type { EditionCode } from "~/domain/edition";
import { describeSome } from "~/domain/import/describe-change";
import { datasetOf, type ImportKind, importKinds, type LeftOutRule } from "~/domain/import/import-file";
import type { RowChange } from "~/domain/import/import-rows";
import { parseImport } from "~/domain/import/parse-import";
import { priceLeap } from "~/domain/import/price-leap";
import { operator } from "../access.server";
import { unlessRefused } from "../unless-refused.server";
import { mistakesAnswer } from "./import-answer.server";
import { loadMarket } from "./load-market.server";

const previewMinutes = 30;

export type FileToImport = { edition: EditionCode; kind: ImportKind; leftOut: LeftOutRule; fileName: string; content: string };

/** Stores the file and returns what it would change; a file with a mistake is not stored. */
export const previewImport = operator.imports.preview.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const { mistakes, answer } = await keepPreview(doors, { file: input, operatorId: person.id, now });
  if (!answer) throw errors.importRefused({ data: mistakesAnswer(mistakes) });
  return answer;
});

/** Returns the preview compared with the present data; one that was applied, replaced or has expired is not found. */
export const loadImportPreview = operator.imports.readPreview.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const answer = await doors.readDistributor(async (tx) => {
    const preview = await findPreview(tx, { id: input.previewId, operatorId: person.id }, now);
    return preview && (await answerPreview(tx, preview)).answer;
  });
  if (!answer) throw errors.notFound();
  return answer;
});

type Asked = { file: FileToImport; operatorId: string; now: Date };

/** Reads a file and stores it as the operator's preview (asDistributor); `answer` is null when the file has mistakes. */
export async function keepPreview(doors: Doors, { file, operatorId, now }: Asked) {
  const store = async (tx: Transaction) => {
    const expiresAt = new Date(now.getTime() + previewMinutes * 60_000);
    const preview = { ...file, id: newId(), operatorId, createdAt: now, expiresAt };
    const { reading, answer } = await answerPreview(tx, preview);
    if (reading.mistakes.length > 0) return { mistakes: reading.mistakes, answer: null };
    await replacePreview(tx, preview);
    return { mistakes: [], answer };
  };
  return unlessRefused(doors.asDistributor, store, ({ answer }) => answer === null);
}

/** Returns what a file would change, without storing it. */
export async function previewOnly(doors: Doors, { edition, kind, leftOut, content }: FileToImport) {
  return doors.readDistributor(async (tx) => parseImport({ kind, leftOut, text: content }, await loadMarket(tx, edition)));
}

/** Returns what the file of a preview would change now, with the reading itself. */
export async function answerPreview(tx: Transaction, { id, edition, kind, leftOut, fileName, content, expiresAt }: ImportPreviewRow) {
  const market = await loadMarket(tx, edition);
  const reading = parseImport({ kind, leftOut, text: content }, market);
  const answer = {
    ...{ previewId: id, edition, kind, leftOut, fileName, expiresAt, counts: reading.counts },
    ...mistakesAnswer(reading.mistakes),
    samples: describeSome(reading.changes, market),
    leaps: countLeaps(reading.changes),
    baseline: await baselineOf(tx, edition, kind),
  };
  return { reading, market, answer };
}

/** Returns the number of prices with a large change, which somebody may have mistyped. */
export const countLeaps = (changes: readonly RowChange[]) => changes.filter((change) => priceLeap(change) !== null).length;

/** Returns the kinds whose versions are undone together with those of this kind (D91). */
export const kindsUndoneWith = (kind: ImportKind) => importKinds.filter((each) => datasetOf(each) === datasetOf(kind));

/**
 * Returns a version for the data that a kind of file changes: the newest import, and the version of the catalogue, which the distributor's
 * own system also raises. Stock changes with every order, so only its imports count.
 */
async function baselineOf(tx: Transaction, edition: EditionCode, kind: ImportKind): Promise<string> {
  const seq = await newestSeq(tx, edition, kindsUndoneWith(kind));
  const version = kind === "stock" ? null : await findCatalogueVersion(tx, edition);
  return `${seq}.${version?.version ?? 0}`;
}
