import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import {
  type AskedSupplies,
  type FoundSupply,
  idsOfSupplies,
  listCartedForPatients,
  listSupplies,
  setSupplyEnds,
} from "~/db/queries/orders/supply.server";
import { together } from "~/db/together.server";
import { isCalendarDay } from "~/domain/calendar/days";
import type { CalendarDay, Edition } from "~/domain/edition";
import { isUuid } from "~/domain/is-uuid";
import { repeatState } from "~/domain/order/repeated-orders";
import { daysToReorder } from "~/domain/patient/supply-end";
import { newestFirst, type WornLens } from "~/domain/patient/worn-lens";
import { priceRepeat } from "~/domain/price/price-repeat";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";
import { loadKnownPatients, supplyEndOf } from "../prescription/patient-facts.server";

type Ending = Answers["today"]["overview"]["ending"][number];
type Page = { locationId: string; today: CalendarDay; next: string | undefined };

const pageSize = 20;
/** Number of patients whose supply is recomputed at a time. */
const recomputedMax = 100;

/**
 * Returns patients of a location whose supply ends in the next three weeks, earliest first, a page at a time; `next` names nobody. The end
 * is computed again for patients whose orders have changed (D83).
 */
export async function endingSupplies(
  db: PracticeDb,
  context: SignedInContext,
  { locationId, today, next }: Page,
): Promise<{ ending: Ending[]; next: string | null }> {
  const asked = { ...daysToReorder(today), locationId, staleMax: recomputedMax, after: parseCursor(next), limit: pageSize + 1 };
  const ids = idsOfSupplies(db, asked);
  const [supplies, known, catalogue, inCarts] = await together(
    listSupplies(db, asked),
    loadKnownPatients(db, context, ids),
    loadCatalogue(db.tx, context.edition.code),
    listCartedForPatients(db, ids),
  );
  const stale = supplies.flatMap((each) => {
    const of = known.get(each.id);
    return each.staleSince === null || !of ? [] : [{ ...each, endsOn: supplyEndOf(of)?.endsOn ?? null }];
  });
  await setSupplyEnds(db, stale);
  const found = inOrder([...supplies.filter(({ staleSince }) => staleSince === null), ...stale], asked);
  const shown = found.slice(0, pageSize);
  const carted = new Set(inCarts.map(({ patientId }) => patientId));
  const ending = shown.flatMap((patient): Ending[] => {
    const of = known.get(patient.id);
    const end = supplyEndOf(of);
    const facts = of?.factsWithout(null);
    const last = facts && newestFirst(facts.lenses)[0]?.orderId;
    if (!of || !end || !facts || last === undefined) return [];
    const repeated = facts.lenses.filter(({ orderId }) => orderId === last);
    const isHere = context.person.locationIds.includes(of.orderedAs.get(last)?.locationId ?? "");
    const repeatFacts = { isCarted: carted.has(patient.id), isHere, prescriptionEnd: facts.knownUntil };
    return [
      {
        ...{ patientId: patient.id, firstName: patient.firstName, lastName: patient.lastName, dob: facts.dob },
        ...{ endsOn: end.endsOn, orderId: last },
        lenses: end.supply.map(({ eye, productName, packSize, boxesQuantity }) => ({ eye, productName, packSize, boxesQuantity })),
        ...pricedAgain(repeated, { catalogue, edition: context.edition, day: today }),
        state: repeatState(repeatFacts, today),
      },
    ];
  });
  const final = shown.at(-1);
  return { ending, next: final && found.length > pageSize ? keyOf(final) : null };
}

type Pricing = { catalogue: Catalogue; edition: Edition; day: CalendarDay };

function pricedAgain(lenses: readonly WornLens[], { catalogue, edition, day }: Pricing): Pick<Ending, "boxesQuantity" | "price"> {
  const { prices: book, promotions } = catalogue;
  const lines = lenses.map((lens) => ({ id: lens.eye, ...lens }));
  const { boxes, amount } = priceRepeat(lines, { book, promotions, day });
  const { currency, vat } = edition;
  return { boxesQuantity: boxes, price: amount === null ? null : { amount, currency, includesVat: vat.pricesInclude } };
}

/** Returns the patients whose supply ends in the days that were asked for, earliest first, from where the previous page ended. */
function inOrder(supplies: readonly FoundSupply[], { from, to, after, limit }: AskedSupplies): EndingSupply[] {
  const ending = supplies.flatMap(({ endsOn, ...patient }) => (endsOn === null ? [] : [{ ...patient, endsOn }]));
  return ending
    .filter((each) => each.endsOn <= to && (after ? keyOf(each) > keyOf(after) : each.endsOn >= from))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, limit);
}

type EndingSupply = FoundSupply & { endsOn: CalendarDay };

const keyOf = ({ endsOn, id }: Pick<EndingSupply, "endsOn" | "id">) => `${endsOn}.${id}`;

/** Returns where the previous page ended; null for any other text, which starts from the beginning. */
function parseCursor(next: string | undefined): { endsOn: CalendarDay; id: string } | null {
  const [endsOn = "", id = ""] = next?.split(".") ?? [];
  return isCalendarDay(endsOn) && isUuid(id) ? { endsOn, id } : null;
}
