import { expect, test, vi } from "vitest";
import { isConnected } from "~/offline/connection";
import { postJson } from "~/offline/post-json";
import { sendBoxes } from "~/offline/send-boxes";
import { withLongestPauses } from "./with-longest-pauses";

withLongestPauses();

const json = { "Content-Type": "application/json" };

/** A portal that gives these answers in turn, and after them the last one; `bodies` are what it was sent. */
function portal(...answers: (() => Response)[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body, signal }: RequestInit) => {
    signal?.throwIfAborted();
    bodies.push(JSON.parse(String(body)));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.();
  });
  return bodies;
}

const counted = { deliveryId: "delivery", boxes: [], refused: [] };
const whole = () => Response.json(counted, { headers: { "X-Request-Id": "1" } });

/** A response whose connection breaks in the middle of its body. */
function broken(): Response {
  const stream = new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('{"deliveryId":'));
      body.error(new TypeError("network error"));
    },
  });
  return new Response(stream, { headers: json });
}

const proxyPage = (status: number) => new Response("<p>Sign in", { status, headers: { "Content-Type": "text/html" } });

const boxes = [{ id: "a", code: "04006381333931", way: "scanner" as const }];

test.each([
  ["a response that breaks in the middle of its body", broken, 1000],
  ["a 429 that asks for seven seconds", () => Response.json({}, { status: 429, headers: { "Retry-After": "7" } }), 7000],
  ["a 429 of the portal", () => Response.json({}, { status: 429, headers: { "X-Request-Id": "1" } }), 1000],
  ["a 503 of the portal", () => Response.json({}, { status: 503, headers: { "X-Request-Id": "1", "Retry-After": "5" } }), 5000],
  ["a proxy's page of status 500", () => proxyPage(500), 1000],
  ["a network's own sign-in page", () => proxyPage(200), 1000],
])("after %s boxes are sent again", async (_, other, pauseMilliseconds) => {
  const bodies = portal(other, whole);
  const sent = sendBoxes("harbour", "delivery", boxes);
  await vi.advanceTimersByTimeAsync(pauseMilliseconds - 1);
  expect([bodies.length, isConnected()]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toEqual({ kind: "counted", answer: counted });
  expect(bodies).toEqual(Array.from({ length: 2 }, () => ({ locationId: "harbour", deliveryId: "delivery", boxes })));
});

test.each([
  ["finished", 409, { code: "deliveryFinished" }],
  ["full", 409, { code: "deliveryFull" }],
  ["sessionOver", 401, { code: "sessionExpired" }],
  ["failed", 500, { code: "unexpected" }],
] as const)("boxes are %s after a %i of the portal, which is not asked again", async (kind, status, body) => {
  const bodies = portal(() => Response.json(body, { status, headers: { "X-Request-Id": "1" } }));
  expect([await sendBoxes("harbour", "delivery", boxes), bodies.length]).toEqual([{ kind }, 1]);
});

test("an aborted request is not repeated", async () => {
  const bodies = portal(broken);
  const control = new AbortController();
  const answer = postJson("/api/products/scan", { scan: "1" }, control.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  control.abort();
  expect(await answer).toMatchObject({ name: "AbortError" });
  expect([bodies.length, isConnected()]).toEqual([1, true]);
});
