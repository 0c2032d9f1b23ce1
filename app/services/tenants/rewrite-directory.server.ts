import type { PracticeDb } from "~/db/database.server";
import { replaceDirectory } from "~/db/queries/practice/directory.server";
import { type LocationRow, listLocations, type TenantRow } from "~/db/queries/practice/tenants.server";
import { directoryWords, isSupportLocation } from "~/domain/account/directory-words";

/** Rewrites the public list's entries of a practice (D6): none while it is suspended. Returns all its locations. */
export async function rewriteDirectory(db: PracticeDb, tenant: TenantRow): Promise<LocationRow[]> {
  const locations = await listLocations(db);
  const shown = tenant.status === "approved" ? locations.filter(({ name }) => !isSupportLocation(name)) : [];
  const rows = shown.map(({ id, name, partnerNumber }) => ({
    locationId: id,
    locationName: name,
    partnerNumber,
    words: directoryWords({ practiceName: tenant.practiceName, locationName: name }),
  }));
  await replaceDirectory(db.tx, tenant, rows);
  return locations;
}
