import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { fullName } from "~/domain/person-name";
import { editions } from "~/editions/editions";
import { demoCatalogue } from "./demo-catalogue";
import { demoDeliveries } from "./demo-deliveries";
import { peopleOf } from "./demo-people";
import type { DemoPractice } from "./demo-practices";
import type { OrderRows } from "./order-rows";

/** Writes what the locations counted of their orders, where the market's law requires a report of supplies by lot (D99). */
export async function seedDeliveries(tx: Transaction, practice: DemoPractice, orders: readonly OrderRows[], now: Date): Promise<void> {
  const { supplyReport, timeZone, defaultLanguage } = editions[practice.edition];
  const person = peopleOf(practice).find(({ email }) => email === `staff@${practice.subDomain}.example`);
  if (!person || supplyReport === null) return;
  const catalogue = demoCatalogue(practice.edition, marketDayOf(now, timeZone));
  const counts = { catalogue, timeZone, now, person: { id: person.id, name: fullName(person, defaultLanguage) } };
  const { deliveries, received } = demoDeliveries(orders, counts);
  await insertNewRows(tx, schema.deliveries, deliveries);
  await insertNewRows(tx, schema.receivedBoxes, received);
}
