import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import {
  findUndoingVersion,
  findVersion,
  listChangesSince,
  listVersions,
  lockCatalogueVersion,
} from "~/db/queries/catalogue/imports.server";
import type { EditionCode } from "~/domain/edition";
import { describeSome } from "~/domain/import/describe-change";
import { hasProductList } from "~/domain/import/export-market";
import { countChanges, presentOf } from "~/domain/import/parse-import";
import { undoChanges } from "~/domain/import/undo-changes";
import { refused, type Verdict } from "~/domain/verdict";
import { operator } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { unlessRefused } from "../unless-refused.server";
import { writeVersion } from "./apply-import.server";
import type { VersionAnswer } from "./import-answer.server";
import { loadMarket } from "./load-market.server";
import { kindsUndoneWith } from "./preview-import.server";

const versionsMax = 50;

/** Returns the newest versions of a market, and the series whose products can be downloaded. */
export const listImports = operator.imports.list.handler(({ input: { edition }, context }) =>
  context.doors.readDistributor(async (tx) => {
    const { seriesById } = await loadCatalogue(tx, edition);
    const listed = [...seriesById.values()].filter(hasProductList).map(({ id, displayName }) => ({ id, name: displayName }));
    return { versions: await listVersions(tx, edition, versionsMax), series: listed };
  }),
);

/** Returns the newest versions of a market. */
export function newestVersions(doors: Doors, edition: EditionCode): Promise<VersionAnswer[]> {
  return doors.readDistributor((tx) => listVersions(tx, edition, versionsMax));
}

/** Returns a version, and what undoing it would change now. */
export const loadImportVersion = operator.imports.readVersion.handler(async ({ input, context, errors }) => {
  const answer = await context.doors.readDistributor(async (tx) => {
    const found = await findUndoing(tx, input);
    if (!found) return null;
    const { version, versions, undoing, market } = found;
    const samples = describeSome(undoing.changes, market);
    return { version, undoing: { versions, counts: countChanges({ ...undoing, unchanged: 0 }), kept: undoing.kept, samples } };
  });
  if (!answer) throw errors.notFound();
  return answer;
});

/** Restores the state before a version, with a reason. */
export const undoImport = operator.imports.undo.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const undone = await undoVersion(doors, { ...input, operatorId: person.id, now });
  if ("version" in undone) return undone.version;
  throw undone.code === "notFound" ? errors.notFound() : errors.nothingToUndo();
});

type Asked = { edition: EditionCode; seq: number };
type Undone = { version: VersionAnswer } | Exclude<Verdict<undefined, "notFound" | "nothingToUndo">, { permitted: true }>;

/**
 * Undoes a version and the later ones of its kinds, as a new version (D91); refused when nothing would change. Sent twice, it is undone once.
 */
export async function undoVersion(
  doors: Doors,
  { edition, seq, reason, operatorId, now }: Asked & { reason: string; operatorId: string; now: Date },
): Promise<Undone> {
  return unlessRefused(doors.asDistributor, async (tx: Transaction): Promise<Undone> => {
    await lockCatalogueVersion(tx, edition, now);
    const found = await findUndoing(tx, { edition, seq });
    if (!found) return refused("notFound");
    const { changes } = found.undoing;
    if (changes.length === 0) {
      const undone = await findUndoingVersion(tx, { edition, seq, operatorId, reason });
      return undone ? { version: undone } : refused("nothingToUndo");
    }
    const counts = countChanges({ changes, unchanged: found.undoing.kept });
    const { kind } = found.version;
    return { version: await writeVersion(tx, { edition, kind, changes, counts, undoneSeq: seq, reason, operatorId, at: now }) };
  });
}

async function findUndoing(tx: Transaction, { edition, seq }: Asked) {
  const version = await findVersion(tx, edition, seq);
  if (!version) return null;
  const market = await loadMarket(tx, edition);
  const later = await listChangesSince(tx, { edition, seq }, kindsUndoneWith(version.kind));
  const undoing = undoChanges(
    later.map(({ changes }) => changes),
    presentOf(version.kind, market),
  );
  return { version, versions: later.length, undoing, market };
}
