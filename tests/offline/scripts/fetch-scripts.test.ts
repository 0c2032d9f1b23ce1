import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isConnected } from "~/offline/connection";
import { fetchScripts } from "~/offline/scripts/fetch-scripts";

const script = () => new Response("export {};", { headers: { "Content-Type": "text/javascript" } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that gives these answers in turn, and a script after them; `asked` are the files. */
function network(...answers: ("lost" | Response)[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (file: string) => {
    asked.push(file);
    const answer = answers.shift() ?? script();
    if (answer === "lost") throw new TypeError("Failed to fetch");
    return answer;
  });
  return asked;
}

test("what did not come, or came as something else, is asked for until it comes", async () => {
  const signIn = new Response("<p>Welcome to this network</p>", { headers: { "Content-Type": "text/html" } });
  const asked = network("lost", new Response("", { status: 503 }), signIn);
  const fetched = fetchScripts(["/assets/late-1.js"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnected()).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await fetched;
  expect([asked.length, isConnected()]).toEqual([4, true]);
});

test("a script is not asked for sooner than a proxy in front wishes", async () => {
  const asked = network(new Response("", { status: 429, headers: { "Retry-After": "20" } }));
  const fetched = fetchScripts(["/assets/limited-1.js"]);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await fetched;
  expect(asked).toHaveLength(2);
});

test("a script is asked for once in a page", async () => {
  const asked = network();
  await Promise.all([fetchScripts(["/assets/once-1.js", "/assets/once-2.js"]), fetchScripts(["/assets/once-2.js"])]);
  await fetchScripts(["/assets/once-1.js"]);
  expect(asked).toEqual(["/assets/once-1.js", "/assets/once-2.js"]);
});

test("what the server has no more is refused at once", async () => {
  const asked = network(new Response("", { status: 404 }));
  await expect(fetchScripts(["/assets/gone-1.js"])).rejects.toThrow("/assets/gone-1.js");
  expect(asked).toHaveLength(1);
});
