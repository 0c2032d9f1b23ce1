import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { type EndingSupply, listCartedForPatients, listEndingSupplies } from "~/db/queries/orders/supply.server";
import { together } from "~/db/together.server";
import { isCalendarDay } from "~/domain/calendar/days";
import type { CalendarDay, Edition } from "~/domain/edition";
import { isUuid } from "~/domain/is-uuid";
import { repeatState } from "~/domain/order/repeated-orders";
import { daysToReorder } from "~/domain/patient/supply-end";
import type { WornLens } from "~/domain/patient/worn-lens";
import { priceRepeat } from "~/domain/price/price-repeat";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";
import { loadKnownPatients } from "../prescription/patient-facts.server";
import { refreshSupplies, supplyEndOf } from "./refresh-supplies.server";

type Ending = Answers["today"]["overview"]["ending"][number];
type Asked = { locationId: string; today: CalendarDay; next: string | undefined };

const pageSize = 20;

/** Returns patients of a location whose supply ends in the next three weeks, earliest first, a page at a time; `next` names nobody. */
export async function endingSupplies(
  db: PracticeDb,
  context: SignedInContext,
  { locationId, today, next }: Asked,
): Promise<{ ending: Ending[]; next: string | null }> {
  await refreshSupplies(db, context, locationId);
  const found = await listEndingSupplies(db, locationId, { ...daysToReorder(today), after: parseCursor(next), limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const [known, catalogue, inCarts] = await together(
    loadKnownPatients(db, context, ids),
    loadCatalogue(db.tx, context.edition.code),
    listCartedForPatients(db, ids),
  );
  const carted = new Set(inCarts.map(({ patientId }) => patientId));
  const ending = shown.flatMap((patient): Ending[] => {
    const of = known.get(patient.id);
    const end = supplyEndOf(of);
    const facts = of?.factsWithout(null);
    const last = facts?.lenses.toSorted((one, other) => (one.orderedOn < other.orderedOn ? 1 : -1))[0]?.orderId;
    if (!of || !end || !facts || last === undefined) return [];
    const repeated = facts.lenses.filter(({ orderId }) => orderId === last);
    const isHere = context.person.locationIds.includes(of.orderedAs.get(last)?.locationId ?? "");
    const asked = { isCarted: carted.has(patient.id), isHere, prescriptionEnd: facts.knownUntil };
    return [
      {
        ...{ patientId: patient.id, firstName: patient.firstName, lastName: patient.lastName, dob: facts.dob },
        ...{ endsOn: end.endsOn, orderId: last },
        lenses: end.supply.map(({ eye, productName, packSize, boxesQuantity }) => ({ eye, productName, packSize, boxesQuantity })),
        ...pricedAgain(repeated, { catalogue, edition: context.edition, day: today }),
        state: repeatState(asked, today),
      },
    ];
  });
  const final = shown.at(-1);
  return { ending, next: final && found.length > pageSize ? keyOf(final) : null };
}

type Pricing = { catalogue: Catalogue; edition: Edition; day: CalendarDay };

function pricedAgain(lenses: readonly WornLens[], { catalogue, edition, day }: Pricing): Pick<Ending, "boxesQuantity" | "net"> {
  const { prices: book, promotions } = catalogue;
  const lines = lenses.map((lens) => ({ id: lens.eye, ...lens }));
  const { boxes, net } = priceRepeat(lines, { book, promotions, vat: edition.vat, day });
  return { boxesQuantity: boxes, net: net === null ? null : { amount: net, currency: edition.currency } };
}

const keyOf = ({ endsOn, id }: EndingSupply) => `${endsOn}.${id}`;

/** Returns where the previous page ended; null for any other text, which starts from the beginning. */
function parseCursor(next: string | undefined): { endsOn: CalendarDay; id: string } | null {
  const [endsOn = "", id = ""] = next?.split(".") ?? [];
  return isCalendarDay(endsOn) && isUuid(id) ? { endsOn, id } : null;
}
