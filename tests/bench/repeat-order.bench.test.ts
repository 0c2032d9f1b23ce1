import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { demoPassword } from "~tests/helpers/sign-in";
import { machine, median, report } from "./measure";

let cluster: Awaited<ReturnType<typeof startCluster>>;

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
}, 60_000);

afterAll(() => cluster.stop());

/** A PostgreSQL database with the demo in it, as `npm run seed` fills it. */
function givenSeededDatabase() {
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of the bench that is long enough" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment }, stdio: "ignore" });
  return environment;
}

const master = "/api/gp/passthrough/api/gpmaster";
const ordering = "/api/gp/passthrough/api/gporders";
const rounds = 12;

type Asked = { body?: object | URLSearchParams };

/** Asks the server as one browser and keeps how long every kind of answer took, to its last byte. */
function timedVisitor(port: number) {
  const times = new Map<string, number[]>();
  let cookie = "";
  const ask = async (step: string, path: string, { body }: Asked = {}) => {
    const form = body instanceof URLSearchParams;
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie, "sec-fetch-site": "same-origin", ...(body && !form ? { "Content-Type": "application/json" } : {}) },
      body: body && !form ? JSON.stringify(body) : (body ?? null),
    });
    const text = await answer.text();
    times.set(step, [...(times.get(step) ?? []), performance.now() - startedAt]);
    if (answer.status !== 200) throw new Error(`${step}: ${path} answered ${answer.status} ${text.slice(0, 200)}`);
    const set = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    return text;
  };
  const call = async (step: string, path: string, body: object) => JSON.parse(await ask(step, path, { body }));
  return { times, ask, call };
}

test.each([
  ["PGlite", () => ({ DISTRIBUTOR_SIMULATOR: "true" })],
  ["PostgreSQL", givenSeededDatabase],
])("every answer of a repeat order comes within a second, with %s", async (kind, environment) => {
  const server = await startAppServer(environment());
  try {
    const { times, ask, call } = timedVisitor(server.port);
    for (let round = 0; round < rounds; round += 1) {
      const username = "staff@einayim.example";
      const { tenant, locationId } = await call("sign in", "/api/users/authenticate", {
        username,
        password: demoPassword,
        subDomain: "einayim",
      });
      await ask("products", "/products");
      await ask("patient order", "/products/patient-revenue");
      await ask("look up a patient", "/patients/lookup", { body: new URLSearchParams({ q: "אבו־ר" }) });
      const { patients } = await call("search patients", `${master}/patients/tenant/${tenant._id}/search`, { searchTerm: "אבו־ר" });
      const patientId = patients[0].id;
      await ask("the patient's order", `/products/patient-revenue?patient=${patientId}`);
      const { orders } = await call("past orders", `${ordering}/v2/tenant/${tenant._id}`, { patientId, pageSize: 10 });
      await ask("the order again", `/products/patient-revenue?patient=${patientId}&repeat=${orders[0].id}`);
      const right = { id: randomUUID(), seriesId: "il-biofinity", packSize: 6, power: -3.25, quantity: 1 };
      const merchandise = { purchaseType: "Revenue", rx: { left: null, right } };
      const preorders = [{ id: randomUUID(), orderType: "Patient", patientId, merchandise }];
      const { cart } = await call("add to the cart", `${ordering}/cart/sync`, { locationId, preorders });
      await ask("the cart", "/cart");
      const { holdId } = await call("begin the review", `${ordering}/cart/startcheckout`, { cartId: cart.id });
      await ask("the review", `/checkout?hold=${holdId}`);
      await call("place the order", `${ordering}/cart/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
      await ask("the confirmation", `/order-confirmation?cart=${cart.id}`);
    }
    const slowest = [...times].map(([step, took]) => ({ step, most: Math.max(...took), usual: median(took) }));
    slowest.sort((one, other) => other.most - one.most);
    for (const { step, most, usual } of slowest) report(`${kind}, ${step}: usually ${usual.toFixed(0)} ms, at most ${most.toFixed(0)} ms`);
    report(`${kind}: ${rounds} repeat orders of ${times.size} answers each, one at a time, ${machine}`);
    expect(slowest.filter(({ usual }) => usual >= 1000).map(({ step }) => step)).toEqual([]);
  } finally {
    await server.stop();
  }
});
