import { createHash } from "node:crypto";
import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import {
  endPreview,
  findAppliedVersion,
  findPreview,
  findVersion,
  insertVersion,
  lockCatalogueVersion,
  newestSeq,
} from "~/db/queries/catalogue/imports.server";
import { writeChanges } from "~/db/queries/catalogue/write-changes.server";
import { raiseCatalogueVersion } from "~/db/queries/practice/distributor.server";
import type { EditionCode } from "~/domain/edition";
import type { ImportKind } from "~/domain/import/import-file";
import type { ImportMistake } from "~/domain/import/import-mistake";
import type { RowChange } from "~/domain/import/import-rows";
import type { ImportCounts } from "~/domain/import/parse-import";
import { operator } from "../access.server";
import { unlessRefused } from "../unless-refused.server";
import { mistakesAnswer, type VersionAnswer } from "./import-answer.server";
import { answerPreview } from "./preview-import.server";

/** Applies the file of a preview as it was shown: all of it, or nothing. */
export const applyImport = operator.imports.apply.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const outcome = await takePreview(doors, { ...input, operatorId: person.id, now });
  if ("version" in outcome) return outcome.version;
  if (outcome.code === "importRefused") throw errors.importRefused({ data: mistakesAnswer(outcome.values) });
  throw outcome.code === "notFound" ? errors.notFound() : errors.previewStale();
});

type Taking = { previewId: string; baseline: string; operatorId: string; now: Date };
type Taken = { version: VersionAnswer } | { code: "notFound" | "previewStale" } | { code: "importRefused"; values: ImportMistake[] };

/**
 * Applies a preview in one transaction, as a new version; refused when it has expired, or when the market's data differs from what the
 * operator saw. Imports of a market run one after another, so the preview is looked up again under the lock: another tab may have applied
 * it meanwhile. A preview that the operator has applied returns its version.
 */
export async function takePreview(doors: Doors, { previewId, baseline, operatorId, now }: Taking): Promise<Taken> {
  return unlessRefused(doors.asDistributor, async (tx: Transaction): Promise<Taken> => {
    const asked = { id: previewId, operatorId };
    const waiting = await findPreview(tx, asked, now);
    if (waiting) await lockCatalogueVersion(tx, waiting.edition, now);
    const preview = waiting && (await findPreview(tx, asked, now));
    if (!preview) {
      const applied = await findAppliedVersion(tx, asked);
      return applied ? { version: applied } : { code: "notFound" };
    }
    const { edition, kind, fileName, content } = preview;
    const { reading, answer } = await answerPreview(tx, preview);
    if (answer.baseline !== baseline) return { code: "previewStale" };
    if (reading.mistakes.length > 0) return { code: "importRefused", values: reading.mistakes };
    await endPreview(tx, preview, now);
    const { changes, counts } = reading;
    const contentHash = createHash("sha256").update(content).digest("hex");
    return { version: await writeVersion(tx, { edition, kind, changes, counts, fileName, contentHash, operatorId, at: now }) };
  });
}

type NewVersion = { edition: EditionCode; kind: ImportKind; changes: RowChange[]; counts: ImportCounts; operatorId: string; at: Date } & {
  fileName?: string;
  contentHash?: string;
  undoneSeq?: number;
  reason?: string;
};

/** Writes the changes and records them as the newest version of the edition, which must be locked. */
export async function writeVersion(tx: Transaction, version: NewVersion): Promise<VersionAnswer> {
  const { edition, changes, at } = version;
  await writeChanges(tx, edition, changes, at);
  const seq = (await newestSeq(tx, edition)) + 1;
  await insertVersion(tx, { ...version, seq });
  if (changes.some(({ table }) => table !== "stock")) await raiseCatalogueVersion(tx, edition, at);
  const written = await findVersion(tx, edition, seq);
  if (!written) throw new Error("The version was not written");
  return written;
}
