import { eq } from "drizzle-orm";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { givenOperator, password } from "~tests/services/session/accounts";

export const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
export const days = 24 * 60;
export const dana = { email: "dana@einayim.example", firstName: "Dana", lastName: "Ziv" };

export async function userRow(id: string) {
  const { owner } = await testDatabase();
  const [row] = await owner.select().from(schema.users).where(eq(schema.users.id, id));
  return row;
}

export const outboxRows = async () => (await testDatabase()).owner.select().from(schema.outbox).orderBy(schema.outbox.id);

/** The key in a registration link. */
export const keyOf = (link: string | null) => new URL(link ?? "").searchParams.get("key") ?? "";

/** A practice with an owner, an admin and staff, each with their calls. */
export async function givenTeam() {
  const practice = await givenPractice({ locations: 2 });
  const owner = await givenPerson(practice, { role: "practiceAdmin", email: "owner@einayim.example" });
  await (await testDatabase()).owner.update(schema.users).set({ isAccountOwner: true }).where(eq(schema.users.id, owner.userId));
  const admin = await givenPerson(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const staff = await givenPerson(practice, { email: "staff@einayim.example" });
  return {
    practice,
    owner,
    admin,
    staff,
    calls: await callsFor(admin),
    ownerCalls: await callsFor(owner),
    staffCalls: await callsFor(staff),
  };
}

/** The operator at work in a practice. */
export async function operatorIn(practice: { tenantId: string }) {
  const { email, id } = await givenOperator();
  const carrier = testCarrier();
  await (await callsFor(null, { carrier })).session.authenticate({ username: email, password, tenantId: practice.tenantId });
  return { id, carrier, calls: await callsFor(null, { carrier }) };
}
