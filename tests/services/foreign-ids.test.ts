import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/calls/contract";
import type { Doors } from "~/db/doors.server";
import { schema } from "~/db/schema.server";
import { resetDatabase, type TestDatabase } from "~tests/helpers/database";
import { createDoorsWithoutRole } from "~tests/helpers/doors-without-role";
import { isFull } from "~tests/helpers/figures";
import { callContextFor, callsFor, givenPractice } from "~tests/helpers/given";
import { type Belongings, givenBelongings, practiceRows } from "./belongings";
import { givenCatalogue, givenShopper, shopperOf } from "./cart/given-cart";
import { madeIds, openIds, refusedIds, unmovedByIds } from "./foreign-id-cases";
import type { IdCase } from "./id-case";

/*
 * Every id of another practice, or of a location without right, answers like an unknown one (D35): through the doors of the portal, and
 * through doors that row-level security does not hold back, where the queries alone keep practices apart.
 */

/** How calls reach the database, how many practices somebody sees there who asks for all, and of how many cases one is tried. */
const ways = [
  { way: "through the doors", doorsInto: ({ doors }: TestDatabase) => doors, seen: 1, each: 1 },
  {
    way: "without row-level security",
    doorsInto: ({ owner }: TestDatabase) => createDoorsWithoutRole(owner),
    seen: 2,
    each: isFull ? 1 : 3,
  },
];

let calls: Record<"staff" | "admin", Awaited<ReturnType<typeof callsFor>>>;
let doors: Doors;
let mine: Belongings;
/** What another practice has, and what a colleague has at a location where this person may not work. */
let elsewhere: { practice: Belongings; location: Belongings };

/** A practice with two locations, what is in each of them, and another practice; calls through these doors. */
async function givenPlaces(doorsInto: (database: TestDatabase) => Doors) {
  doors = doorsInto(await resetDatabase());
  await givenCatalogue();
  const practice = await givenPractice({ subDomain: "einayim", locations: 2 });
  const [here, there] = practice.locationIds;
  const staff = await shopperOf(practice, { locationIds: [here] });
  const admin = await shopperOf(practice, { role: "practiceAdmin" });
  const colleague = await shopperOf(practice, { email: "there@einayim.example", locationIds: [there ?? ""] });
  const stranger = await givenShopper({ subDomain: "carmel" });
  mine = await givenBelongings(staff, "Here");
  elsewhere = {
    practice: await givenBelongings(stranger, "Carmel"),
    location: await givenBelongings({ ...colleague, locationId: there ?? "" }, "There"),
  };
  calls = { staff: await callsFor(staff, { doors }), admin: await callsFor(admin, { doors }) };
}

type Where = keyof typeof elsewhere;
type Located = IdCase & { where: Where };

/** A practice is never a location's, and an admin may work in every location. */
const located = (cases: readonly IdCase[]): Located[] =>
  cases.flatMap((each) => {
    const everywhere = each.who === "admin" || each.kind === "tenant" || each.kind === "subDomain";
    const places: Where[] = everywhere ? ["practice"] : ["practice", "location"];
    return places.map((where) => ({ ...each, where }));
  });

/** What the call answers, or the whole refusal. */
async function outcomeOf({ call, input, who }: IdCase, id: string) {
  const [area = "", name = ""] = call.split(".");
  const [error, answer] = await safe(
    (Reflect.get(Reflect.get(calls[who ?? "staff"], area), name) as (input: object) => Promise<unknown>)(input(id, mine)),
  );
  if (!error) return { answer };
  const { code, status, data, defined, message } = error as Error & Record<string, unknown>;
  return { code, status, data, defined, message };
}

const unknownId = ({ kind }: IdCase) => (kind === "subDomain" ? "nobody" : uuid());

/** That somebody looked is an entry of the audit trail (D32), whatever was found. */
async function rowsBesideTrail() {
  const { audit_entries: _, ...rows } = await practiceRows();
  return rows;
}

describe.each(ways)("$way", ({ doorsInto, seen, each: step }) => {
  const isChosen = (_: unknown, index: number) => index % step === 0;
  const chosen = (cases: readonly IdCase[]) => located(cases.filter(isChosen));

  beforeAll(() => givenPlaces(doorsInto));

  test("the doors separate practices, or leave that to the queries", async () => {
    const found = await doors.withTenant(mine.tenant, ({ tx }) => tx.select().from(schema.tenants));
    expect(found).toHaveLength(seen);
  });

  describe("a foreign id is refused like one that does not exist, and nothing changes", () => {
    test.each(chosen(refusedIds))("$call: $field of another $where", async (each) => {
      const before = await practiceRows();
      const unknown = await outcomeOf(each, unknownId(each));
      expect(unknown).toMatchObject({ status: 404, defined: true });
      expect(await outcomeOf(each, elsewhere[each.where][each.kind])).toEqual(unknown);
      expect(await practiceRows()).toEqual(before);
    });
  });

  describe("a foreign id that is not refused is answered like one that does not exist", () => {
    test.each(chosen(unmovedByIds))("$call: $field of another $where", async (each) => {
      const before = await rowsBesideTrail();
      expect(await outcomeOf(each, elsewhere[each.where][each.kind])).toEqual(await outcomeOf(each, unknownId(each)));
      expect(await rowsBesideTrail()).toEqual(before);
    });
  });

  describe("an id that the caller makes", () => {
    test.each(madeIds.filter(({ who }) => who !== "admin").filter(isChosen))(
      "$call: $field that is taken at an inaccessible location is not found, and nothing changes",
      async (each) => {
        const before = await practiceRows();
        expect(await outcomeOf(each, elsewhere.location[each.kind])).toMatchObject({ status: 404, code: "notFound" });
        expect(await practiceRows()).toEqual(before);
      },
    );

    test.each(madeIds.filter(isChosen))(
      "$call: $field of another practice creates one's own record and leaves theirs alone",
      async (each) => {
        const theirs = async () => {
          const rows = Object.values(await practiceRows()).flat();
          return rows.filter(({ tenant_id }) => tenant_id === elsewhere.practice.tenant);
        };
        const before = await theirs();
        expect(before.length).toBeGreaterThan(10);
        expect(await outcomeOf(each, elsewhere.practice[each.kind])).toHaveProperty("answer");
        expect(await theirs()).toEqual(before);
      },
    );
  });

  test("the distributor finds no order under another practice than its own", async () => {
    const distributorKey = "a key of the distributor for tests";
    const { settings } = await callContextFor(null);
    const { distributor } = await callsFor(null, { doors, apiKey: distributorKey, settings: { ...settings, distributorKey } });
    const before = await practiceRows();
    const { results } = await distributor.updateStatuses({
      updates: [uuid(), elsewhere.practice.order].map((orderId) => ({ tenantId: mine.tenant, orderId, status: "OrderReceived" as const })),
    });
    expect(results).toEqual(Array(2).fill({ outcome: "refused", reason: "unknownOrder", status: null }));
    expect(await practiceRows()).toEqual(before);
  });
});

test("every field of the contract that takes an id is in these tables", () => {
  const tabled = [...refusedIds, ...unmovedByIds, ...madeIds].map(({ call, field }) => `${call} ${field}`);
  const textIds = ["session.readSearch searchId", "catalogue.solutions subDomain", "catalogue.updateVisibility subDomain"];
  const found = [...idFieldsOfContract(), ...textIds, "session.usePractice subDomain"];
  expect([...new Set([...tabled, ...Object.keys(openIds)])].sort()).toEqual(found.sort());
});

/** The inside of a zod schema, as far as it is walked. */
type Schema = {
  def: {
    type: string;
    format?: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    in?: Schema;
    options?: Schema[];
    valueType?: Schema;
  };
};

function idFieldsOfContract(): string[] {
  return Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const { inputSchema } = call["~orpc"] as { inputSchema?: unknown };
      return inputSchema ? idFieldsOf(inputSchema as Schema).map((field) => `${area}.${name} ${field}`) : [];
    }),
  );
}

function idFieldsOf({ def }: Schema, path = ""): string[] {
  if (def.format === "uuid") return [path];
  const named = Object.entries(def.shape ?? {}).flatMap(([name, field]) => idFieldsOf(field, path ? `${path}.${name}` : name));
  const listed = def.element ? idFieldsOf(def.element, `${path}[]`) : [];
  const wrapped = [def.innerType, def.in, def.valueType, ...(def.options ?? [])].flatMap((inner) => (inner ? idFieldsOf(inner, path) : []));
  return [...named, ...listed, ...wrapped];
}
