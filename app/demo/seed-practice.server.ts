import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { directoryWords } from "~/domain/account/directory-words";
import { confirmationLetters } from "~/domain/order/confirmation-number";
import { editions } from "~/editions/editions";
import { type DemoPractice, workplacesOf } from "./demo-practices";

/** The settings of a practice's catalogue: favourites, one hidden series, one that it does not order. */
const choices = [
  { slug: "myday", isFavourite: true },
  { slug: "biofinity", isFavourite: true },
  { slug: "biofinity-toric", isFavourite: true },
  { slug: "clariti-1-day", isFavourite: true },
  { slug: "clearwell-360", isFavourite: true },
  { slug: "irisette-daily", visible: false },
  { slug: "acuvue-oasys", available: false },
];

/** Writes a practice, its locations, their entries in the public list, and its settings in the catalogue. */
export async function seedPractice(tx: Transaction, practice: DemoPractice, openedAt: Date): Promise<void> {
  const { tenantId, subDomain, edition, practiceName } = practice;
  await insertNewRows(tx, schema.tenants, [
    {
      tenantId,
      practiceName,
      subDomain,
      countryCode: edition,
      status: "approved",
      practiceNumber: practice.practiceNumber,
      letters: confirmationLetters(edition, subDomain),
      email: `office@${subDomain}.example`,
      phone: practice.phone,
      partnerNumber: practice.partnerNumber,
      businessNumber: practice.businessNumber ?? "",
      language: editions[edition].defaultLanguage,
      createdAt: openedAt,
      updatedAt: openedAt,
    },
  ]);
  await insertNewRows(
    tx,
    schema.locations,
    practice.locations.map((location, position) => ({ tenantId, ...location, position })),
  );
  await insertNewRows(
    tx,
    schema.practiceItems,
    choices.map(({ slug, ...choice }) => ({ tenantId, itemId: `${edition.toLowerCase()}-${slug}`, ...choice })),
  );
  await seedDirectory(tx, practice);
}

/** Writes one entry per location, except Support (D6), found by the words of the practice and the location, and by the number. */
async function seedDirectory(tx: Transaction, practice: DemoPractice): Promise<void> {
  const { tenantId, subDomain, practiceName } = practice;
  const workplaces = workplacesOf(practice);
  await insertNewRows(
    tx,
    schema.directoryEntries,
    workplaces.map(({ id, name, partnerNumber }) => ({
      tenantId,
      locationId: id,
      practiceName,
      locationName: name,
      subDomain,
      partnerNumber,
    })),
  );
  await insertNewRows(
    tx,
    schema.directoryWords,
    workplaces.flatMap(({ id, name }) =>
      directoryWords({ practiceName, locationName: name }).map((word) => ({ tenantId, locationId: id, word })),
    ),
  );
}
