import { eq, inArray, sql } from "drizzle-orm";
import { createDoors } from "~/db/doors.server";
import type { OpenedDatabase } from "~/db/open.server";
import { schema } from "~/db/schema.server";
import { demoEmails, demoOperator, peopleOf } from "./demo-people";
import { demoPractices } from "./demo-practices";

/** Returns the e-mails of the demo accounts in a database, in a fixed order; production refuses to start while there are any (D34). */
export async function findDemoAccounts({ owner }: Pick<OpenedDatabase, "owner">): Promise<string[]> {
  const { directoryEntries, operators, users } = schema;
  const doors = createDoors(owner);
  const found = await doors.readOperator((tx) =>
    tx.select({ email: operators.emailKey }).from(operators).where(eq(operators.emailKey, demoOperator.email)),
  );
  for (const practice of demoPractices) {
    const emails = peopleOf(practice).map(({ email }) => email);
    const tenants = await doors.asVisitor((tx) =>
      tx
        .selectDistinct({ tenantId: directoryEntries.tenantId })
        .from(directoryEntries)
        .where(eq(directoryEntries.subDomain, practice.subDomain)),
    );
    for (const tenantId of new Set([practice.tenantId, ...tenants.map((each) => each.tenantId)])) {
      const rows = await doors.withTenant(tenantId, ({ tx }) =>
        tx
          .select({ email: users.emailKey })
          .from(users)
          .where(sql`${users.tenantId} = ${tenantId} and ${inArray(users.emailKey, emails)}`),
      );
      found.push(...rows);
    }
  }
  return demoEmails.filter((email) => found.some((row) => row.email === email));
}
