import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { createLog } from "~/integrations/log.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { createMetrics } from "~/server/metrics.server";
import { createTimings } from "~/server/timings.server";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, givenPerson, givenPractice, now } from "~tests/helpers/given";

beforeEach(resetDatabase);

const facts = { id: "request", hostname: "localhost", clientAddress: "127.0.0.1", acceptedLanguages: null } as RequestFacts;

/** Asks two calls from a page and one over HTTP. A transaction that calls share ends, and is timed, after they have answered. */
async function askedOnce(pauseMs: number) {
  const lines: string[] = [];
  const timings = createTimings(createLog({ destination: { write: (line) => void lines.push(line) } }));
  const person = await givenPerson(await givenPractice());
  const { doors, settings, carrier } = await callContextFor(person);
  const readTenant: typeof doors.readTenant = async (tenantId, work) => {
    await wait(pauseMs);
    return doors.readTenant(tenantId, work);
  };
  const answer = answerHere({ doors: { ...doors, readTenant }, settings, around: [timings.timeCall] });
  const { calls, entrance } = answer({ now, facts, carrier, apiKey: null });
  await calls.session.read();
  await calls.orders.detail({ tenantId: person.tenantId, cartId: "00000000-0000-4000-8000-000000000000" }).catch(() => undefined);
  const url = new URL("http://localhost/api/session");
  await entrance(new Request(url), url);
  return { metrics: createMetrics({ watched: [], measured: timings.measured }), lines };
}

const countOf = (text: string, labels: string) => Number(new RegExp(`_duration_seconds_count\\{${labels}\\} (\\d+)`).exec(text)?.[1] ?? 0);

test("calls are timed by name and outcome, from pages and over HTTP, and transactions by their door", async () => {
  const { metrics, lines } = await askedOnce(0);
  await vi.waitFor(async () => {
    const text = await metrics.text();
    expect(countOf(text, 'door="readTenant"') + countOf(text, 'door="withTenant"')).toBeGreaterThan(0);
  });
  const text = await metrics.text();
  expect(lines).toEqual([]);
  expect(countOf(text, 'call="session.read",outcome="answered"')).toBe(2);
  expect(countOf(text, 'call="orders.detail",outcome="refused"')).toBe(1);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("a transaction of over a second is logged with its call and door, and nothing of its input", async () => {
  const { lines } = await askedOnce(1100);
  await vi.waitFor(() => {
    const slow = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a transaction was slow");
    expect(slow.map(({ call, door }) => ({ call, door }))).toContainEqual({ call: "session.read", door: "readTenant" });
    expect(slow.every(({ durationMs }) => durationMs > 1000)).toBe(true);
  });
});
