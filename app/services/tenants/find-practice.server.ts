import { isSubDomain, listDirectoryEntriesOf, listDirectoryEntriesOfTenant } from "~/db/queries/practice/directory.server";
import type { CallContext } from "../call-context.server";

/** A practice in the public list. */
export type PublicPractice = {
  tenantId: string;
  practiceName: string;
  subDomain: string;
  locations: { id: string; name: string }[];
};

export type PracticeChoice = { tenantId?: string | undefined; subDomain?: string | undefined };

/**
 * Returns the approved practice that a visitor chose; null when there is none. A practice's own host allows that practice only, even when
 * nothing was chosen (D2).
 */
export async function findPractice({ doors, hostSubDomain }: CallContext, choice: PracticeChoice): Promise<PublicPractice | null> {
  return doors.asVisitor(async (tx) => {
    const ofHost = hostSubDomain !== null && (await isSubDomain(tx, hostSubDomain)) ? hostSubDomain : null;
    const subDomain = choice.subDomain?.toLowerCase() ?? (choice.tenantId ? undefined : (ofHost ?? undefined));
    const entries = choice.tenantId
      ? await listDirectoryEntriesOfTenant({ tx, tenantId: choice.tenantId })
      : subDomain
        ? await listDirectoryEntriesOf(tx, subDomain)
        : [];
    const [first] = entries;
    if (!first || (ofHost !== null && first.subDomain !== ofHost)) return null;
    if (choice.tenantId && choice.subDomain && first.subDomain !== choice.subDomain.toLowerCase()) return null;
    return {
      tenantId: first.tenantId,
      practiceName: first.practiceName,
      subDomain: first.subDomain,
      locations: entries.map(({ locationId, locationName }) => ({ id: locationId, name: locationName })),
    };
  });
}
