import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchUntilAnswered, followConnection, isConnected } from "~/offline/fetch-until-answered";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = new URL("http://portal.example/cart.data");

/** A line that fails so many times, then answers; `asked` counts. */
function line(failures: number) {
  let asked = 0;
  const ask = fetchUntilAnswered(async (_, init) => {
    asked += 1;
    init?.signal?.throwIfAborted();
    if (asked <= failures) throw new TypeError("Failed to fetch");
    return new Response("answer");
  });
  return { ask, asked: () => asked };
}

test("a page is asked for until there is an answer, and meanwhile the connection counts as lost", async () => {
  const { ask, asked } = line(2);
  const seen: boolean[] = [];
  const stop = followConnection(() => seen.push(isConnected()));
  const answer = ask(page, { method: "POST", body: "quantity=3" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await answer).text()).toBe("answer");
  expect([asked(), isConnected(), seen]).toEqual([3, true, [false, true, false, true]]);
  stop();
});

test("the return of the line ends the pause", async () => {
  const { ask, asked } = line(1);
  const answer = ask(page);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event("online"));
  await answer;
  expect(asked()).toBe(2);
});

test("a request that is given up is not repeated", async () => {
  const { ask, asked } = line(9);
  const control = new AbortController();
  const answer = ask(page, { signal: control.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  control.abort();
  expect(await answer).toMatchObject({ name: "AbortError" });
  expect([asked(), isConnected()]).toEqual([2, true]);
});

test("what is no page fails as ever", async () => {
  const { ask, asked } = line(1);
  await expect(ask("/kept-form")).rejects.toThrow("Failed to fetch");
  expect(asked()).toBe(1);
});
