import { afterEach, describe, expect, test, vi } from "vitest";
import { connectionState, followConnection, isConnected, retryUntilLoaded, tryNow } from "~/offline/connection";
import { fetchUntilAnswered } from "~/offline/fetch-until-answered";
import type { PageScripts } from "~/offline/scripts/watch-scripts";
import { withLongestPauses } from "./with-longest-pauses";

withLongestPauses();

const page = new URL("http://portal.example/cart.data");

/** A connection that fails so many times, or gives these answers, and then answers; `asked` counts. */
function connection(failures: number | readonly Response[]) {
  const others = typeof failures === "number" ? [] : [...failures];
  const failuresQuantity = typeof failures === "number" ? failures : 0;
  let asked = 0;
  const ask = fetchUntilAnswered(async (_, init) => {
    asked += 1;
    init?.signal?.throwIfAborted();
    if (asked <= failuresQuantity) throw new TypeError("Failed to fetch");
    return others.shift() ?? new Response("answer");
  });
  return { ask, asked: () => asked };
}

test("a page is requested until there is an answer, and meanwhile the connection counts as lost", async () => {
  const { ask, asked } = connection(2);
  const seen: boolean[] = [];
  const stop = followConnection(() => seen.push(isConnected()));
  const answer = ask(page, { method: "POST", body: "quantity=3" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await (await answer).text()).toBe("answer");
  expect([asked(), isConnected(), seen]).toEqual([3, true, [false, true]]);
  stop();
});

test.each([
  ["the return of the connection", () => dispatchEvent(new Event("online"))],
  ["a wish to try now", tryNow],
])("%s ends the pause", async (_, end) => {
  const { ask, asked } = connection(1);
  const answer = ask(page);
  await vi.advanceTimersByTimeAsync(10);
  end();
  // Many whose connection returns at once do not ask at once.
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(asked()).toBe(2);
});

test("a truncated answer is requested again", async () => {
  const broken = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode("ans"));
      stream.error(new TypeError("network error"));
    },
  });
  const { ask, asked } = connection([new Response(broken)]);
  const answer = ask(page);
  await vi.advanceTimersByTimeAsync(2000);
  expect([await (await answer).text(), asked(), isConnected()]).toEqual(["answer", 2, true]);
});

test("an aborted request is not repeated", async () => {
  const { ask, asked } = connection(9);
  const control = new AbortController();
  const answer = ask(page, { signal: control.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  control.abort();
  expect(await answer).toMatchObject({ name: "AbortError" });
  expect([asked(), isConnected()]).toEqual([2, true]);
});

test("an answer that is not a page fails as it would without retries", async () => {
  const { ask, asked } = connection(1);
  await expect(ask("/kept-form")).rejects.toThrow("Failed to fetch");
  expect(asked()).toBe(1);
});

test.each([
  ["a proxy's page of status 502", new Response("Bad gateway", { status: 502 }), 1000],
  ["a 503 that asks for seven seconds", new Response(null, { status: 503, headers: { "Retry-After": "7" } }), 7000],
  ["a 504 without an end", new Response(null, { status: 504 }), 1000],
  ["a proxy's 429 that asks for four seconds", new Response(null, { status: 429, headers: { "Retry-After": "4" } }), 4000],
  ["a proxy's page of status 500", new Response("<p>Failed", { status: 500, headers: { "Content-Type": "text/html" } }), 1000],
  ["a network's own sign-in page", new Response("<p>Sign in", { headers: { "Content-Type": "text/html; charset=utf-8" } }), 1000],
])("%s does not count as an answer", async (_, other, pauseMilliseconds) => {
  const { ask, asked } = connection([other]);
  const answer = ask(page);
  await vi.advanceTimersByTimeAsync(pauseMilliseconds - 1);
  expect([asked(), isConnected()]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe("answer");
  expect([asked(), isConnected()]).toEqual([2, true]);
});

test.each([403, 404, 409, 422, 429, 500])("the portal's own %i counts as an answer", async (status) => {
  const { ask, asked } = connection([new Response("<p>No", { status, headers: { "Content-Type": "text/html", "X-Request-Id": "1" } })]);
  expect([(await ask(page)).status, asked()]).toEqual([status, 1]);
});

test("ten seconds without an answer count as a lost connection until it comes", async () => {
  const ask = fetchUntilAnswered(() => new Promise((answer) => setTimeout(answer, 11_000, new Response("late"))));
  const answer = ask(page);
  await vi.advanceTimersByTimeAsync(9999);
  expect(isConnected()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isConnected()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect([await (await answer).text(), isConnected()]).toEqual(["late", true]);
});

test("a script that failed to load is loaded again", async () => {
  let tries = 0;
  const loaded = retryUntilLoaded(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return { tries };
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loaded).toEqual({ tries: 2 });
});

test("an answer that takes more than 3 seconds marks the connection as slow, until one is faster", async () => {
  const late = fetchUntilAnswered(() => new Promise((resolve) => setTimeout(resolve, 4000, new Response("late"))));
  const answer = late(page);
  await vi.advanceTimersByTimeAsync(2900);
  expect(connectionState()).toBe("online");
  await vi.advanceTimersByTimeAsync(1200);
  await answer;
  expect(connectionState()).toBe("slow");
  await connection(0).ask(page);
  expect(connectionState()).toBe("online");
});

describe("a script that does not load", () => {
  const watching = (attempt: () => Promise<null>, end = vi.fn()) => {
    const tries = vi.fn(() => ({ attempt, end }));
    window.portalScripts = { tries, reloadPage: async () => {} } as PageScripts;
    return { tries, end };
  };
  afterEach(() => {
    delete window.portalScripts;
  });

  test("is not retried once the page works without JavaScript, and the connection does not count as lost", async () => {
    const attempt = vi.fn(async () => null);
    const { tries } = watching(attempt);
    const load = async () => ({});
    void retryUntilLoaded(load);
    await vi.advanceTimersByTimeAsync(300_000);
    expect([tries.mock.calls, attempt.mock.calls.length, isConnected()]).toEqual([[[load]], 1, true]);
  });

  test("counts as a lost connection until the page works without JavaScript", async () => {
    const { end } = watching(() => new Promise((resolve) => setTimeout(resolve, 120_000, null)));
    void retryUntilLoaded(async () => ({}));
    await vi.advanceTimersByTimeAsync(119_999);
    expect([isConnected(), end.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([isConnected(), end.mock.calls.length]).toEqual([true, 1]);
  });
});
