import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { listOperatorNames } from "~/db/queries/people/operators.server";
import { type AuditRow, listAuditLabels, listPeopleNames } from "~/db/queries/practice/audit.server";
import { listReasons } from "~/db/queries/practice/operator.server";
import { together } from "~/db/together.server";
import type { AuditSubjectKind } from "~/domain/account/audit-trail";
import type { EditionCode } from "~/domain/edition";
import { editionOf } from "~/editions/editions";
import { moneyIn } from "~/services/cart/cart-answer.server";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue, shownName } from "../catalogue/load-catalogue.server";

type Entry = Answers["audit"]["list"]["entries"][number];
type Names = Awaited<ReturnType<typeof listPeopleNames>>;

/** Entries with the names of their ids. */
type NamedRows = {
  rows: readonly AuditRow[];
  people: Names;
  labelOf: (kind: string, id: string) => string | null;
  ordersOf: (kind: string, id: string) => Entry["details"]["orders"];
};

/** Looks up the present names for the ids in some entries: people, orders, patients and products of the practice. */
export async function nameRows(db: PracticeDb, rows: readonly AuditRow[], edition: EditionCode): Promise<NamedRows> {
  const [people, labels] = await together(listPeopleNames(db), findLabels(db, rows, edition));
  return { rows, people, ...labels };
}

/**
 * Returns entries with the names and numbers that their ids have today, operators included; what was erased keeps only its id. Opens a
 * door of its own.
 */
export async function showEntries(
  { doors, workplaceAt, person }: Pick<SignedInContext, "doors" | "workplaceAt" | "person">,
  { rows, people, labelOf, ordersOf }: NamedRows,
): Promise<Entry[]> {
  const named = new Map(people.map(({ isFormer, ...name }) => [name.id, { ...name, kind: kindOf(isFormer) }]));
  const others = rows.flatMap(({ actorId, subjectKind, subjectId }) => [actorId, personId(subjectKind, subjectId)]);
  const unknown = [...new Set(others)].flatMap((id) => (id === null || named.has(id) ? [] : id));
  const operators = unknown.length === 0 ? [] : await doors.readOperator((tx) => listOperatorNames(tx, unknown));
  const names = new Map<string, NonNullable<Entry["actor"]>>([
    ...named,
    ...operators.map((operator) => [operator.id, { ...operator, kind: "operator" as const }] as const),
  ]);
  const reasonOf = await findReasons(
    doors,
    person.tenantId,
    rows.filter(({ action }) => action === "practiceEntered"),
  );
  const practiceName = workplaceAt(person.locationId).tenant.practiceName;
  return rows.map((row) => {
    const { id, seq, at, actorId, action, subjectKind, subjectId } = row;
    const subjectName = names.get(personId(subjectKind, subjectId) ?? "");
    const label = subjectKind === "practice" ? practiceName : subjectId && labelOf(subjectKind, subjectId);
    return {
      ...{ id, seq, at, action },
      actor: actorId === null ? null : (names.get(actorId) ?? { id: actorId, firstName: "", lastName: "", kind: "formerUser" as const }),
      subject: {
        kind: subjectKind as AuditSubjectKind,
        id: subjectId,
        label: label || null,
        person: subjectName ? { id: subjectName.id, firstName: subjectName.firstName, lastName: subjectName.lastName } : null,
      },
      details: { reason: reasonOf(row), orders: subjectId === null ? null : ordersOf(subjectKind, subjectId) },
    };
  });
}

/** Returns why an operator entered the practice (D49); the reasons of other acts are visible to operators only. */
async function findReasons(doors: Doors, tenantId: string, rows: readonly AuditRow[]) {
  const moments = rows.map(({ at }) => at);
  const reasons = moments.length === 0 ? [] : await doors.readOperatorOf(tenantId, (db) => listReasons(db, moments));
  return ({ at, actorId, action }: AuditRow) =>
    reasons.find((each) => each.at.getTime() === at.getTime() && each.operatorId === actorId && each.action === action)?.reason || null;
}

const kindOf = (isFormer: boolean) => (isFormer ? ("formerUser" as const) : ("user" as const));

const personId = (kind: string, id: string | null) => (kind === "user" || kind === "session" ? id : null);

/**
 * Returns the number of an order, cart or patient, or the name of an item of the catalogue, null when it no longer exists; and what was
 * ordered.
 */
async function findLabels(db: PracticeDb, rows: readonly AuditRow[], edition: EditionCode) {
  const idsOf = (kind: AuditSubjectKind) => [
    ...new Set(rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind && subjectId !== null ? [subjectId] : []))),
  ];
  const asked = { orders: idsOf("order"), carts: idsOf("cart"), patients: idsOf("patient") };
  const [{ placed, known }, { seriesById, solutionsById }] = await together(listAuditLabels(db, asked), loadCatalogue(db.tx, edition));
  const labelOf = (kind: string, id: string): string | null => {
    if (kind === "patient") return known.find((patient) => patient.id === id)?.customerId ?? null;
    if (kind === "order") return placed.find((order) => order.id === id)?.number ?? null;
    if (kind === "cart") return placed.find((order) => order.cartId === id)?.cartNumber ?? null;
    const item = kind === "catalogue" ? (seriesById.get(id) ?? solutionsById.get(id)) : undefined;
    return item ? shownName(item) : null;
  };
  const ordersOf: NamedRows["ordersOf"] = (kind, id) => {
    const meant = placed.filter((order) => (kind === "order" ? order.id : kind === "cart" ? order.cartId : null) === id);
    const [first] = meant;
    if (!first) return null;
    const sumOf = (key: "boxesQuantity" | "grossAmount") => meant.reduce((sum, order) => sum + order[key], 0);
    const gross = moneyIn(editionOf(edition))(sumOf("grossAmount"));
    return { quantity: meant.length, boxes: sumOf("boxesQuantity"), gross, locationName: first.locationName ?? "" };
  };
  return { labelOf, ordersOf };
}
