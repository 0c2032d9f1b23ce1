import type { PracticeDb } from "~/db/database.server";
import { type StoredPreorder, updateFindings } from "~/db/queries/cart/preorders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { Edition } from "~/domain/edition";
import type { PreorderDraft } from "~/domain/order/preorder";
import { fullName } from "~/domain/person-name";
import type { StoredFinding } from "~/domain/prescription/finding";
import type { ReceivedPreorder } from "../cart/sync-request.server";
import { findPreorderFindings } from "./find-findings.server";

type Caller = { person: Pick<SignedIn, "firstName" | "lastName">; edition: Edition; now: Date };
type Known = ReadonlyMap<string, StoredPreorder>;

/**
 * Returns the findings of preorders that are written (D75), with those accepted that the sender accepts or somebody has accepted before.
 */
export async function findSyncedFindings(
  db: PracticeDb,
  caller: Caller,
  { written, sent, known }: { written: readonly PreorderDraft[]; sent: readonly ReceivedPreorder[]; known: Known },
): Promise<ReadonlyMap<string, StoredFinding[]>> {
  const found = await findPreorderFindings(db, caller, written);
  const keysOf = new Map(sent.map(({ id, acceptedFindings }) => [id, acceptedFindings ?? []]));
  return new Map(
    [...found].map(([id, findings]) => [
      id,
      withAccepted(findings, { keys: keysOf.get(id) ?? [], before: known.get(id)?.findings ?? [] }, caller),
    ]),
  );
}

/** Findings that are shown and never asked about, because they do not suggest that a value is wrong. */
const shownOnly: readonly StoredFinding["kind"][] = ["rxExpired", "duplicate"];

/** Returns the findings to ask the sender about: those that nobody accepted. */
export const openFindings = (findings: Iterable<readonly StoredFinding[]>): StoredFinding[] =>
  [...findings].flat().filter(({ acceptedBy, kind }) => acceptedBy === null && !shownOnly.includes(kind));

/** Stores which findings the sender accepts for preorders that are otherwise unchanged, and returns these. */
export async function acceptFindings(
  db: PracticeDb,
  caller: Caller,
  sent: readonly ReceivedPreorder[],
  unchanged: Known,
): Promise<StoredPreorder[]> {
  const changed: StoredPreorder[] = [];
  for (const { id, acceptedFindings } of sent) {
    const keys = acceptedFindings ?? [];
    const preorder = unchanged.get(id);
    const accepts = preorder?.findings.some(({ key, acceptedBy }) => acceptedBy === null && keys.includes(key));
    if (!preorder || !accepts) continue;
    const findings = withAccepted(preorder.findings, { keys, before: [] }, caller);
    await updateFindings(db, { id, findings });
    changed.push({ ...preorder, findings });
  }
  return changed;
}

function withAccepted(
  findings: readonly StoredFinding[],
  { keys, before }: { keys: readonly string[]; before: readonly StoredFinding[] },
  { person, edition, now }: Caller,
): StoredFinding[] {
  return findings.map((found) => {
    const { acceptedBy, acceptedAt } = before.find(({ key }) => key === found.key) ?? found;
    if (acceptedBy !== null) return { ...found, acceptedBy, acceptedAt };
    if (!keys.includes(found.key)) return found;
    return { ...found, acceptedBy: fullName(person, edition.defaultLanguage), acceptedAt: now.toISOString() };
  });
}
