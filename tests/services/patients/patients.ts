import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";
import type { callsFor } from "~tests/helpers/given";

export type TestCalls = Awaited<ReturnType<typeof callsFor>>;

export const tamar = { firstName: "Tamar", lastName: "Oren", dob: "1994-03-12", phone: "050-000-4417", customerId: "E-20418" };
export const home = { street: "14 Almond Lane", street2: "flat 6", zip: "3300114", city: "Haifa", phone: "050-000-4417" };

/** A patient made by the calls. */
export async function givenPatient(calls: TestCalls, fields: Partial<Parameters<TestCalls["patients"]["create"]>[0]> = {}) {
  return (await calls.patients.create({ id: uuid(), ...tamar, ...fields })).patient;
}

/** The rows of patients, and the acts on patients in the audit trail, of all practices. */
export async function patientRows() {
  const { owner } = await testDatabase();
  return owner.select().from(schema.patients);
}

export async function auditedActs() {
  const { owner } = await testDatabase();
  const rows = await owner.select().from(schema.auditEntries).orderBy(schema.auditEntries.id);
  return rows.filter(({ subjectKind }) => subjectKind === "patient").map(({ action, subjectId }) => [action, subjectId]);
}
