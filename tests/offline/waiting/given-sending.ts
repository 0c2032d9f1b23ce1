import { vi } from "vitest";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

export const minute = 60_000;
export const now = new Date("2026-11-24T12:00:00Z");
export const dana = "dana";

type SentPreorder = {
  id: string;
  revision?: number;
  merchandise: { solutions: { id: string; solutionId: string; quantity: number }[] };
};

/** A confirmed sheet of solutions; one of the cart that was changed has a revision. */
export function solutionsItem(
  id: string,
  { revision, solutions = [] }: { revision?: number; solutions?: SentPreorder["merchandise"]["solutions"] } = {},
): WaitingItem {
  const preorder = { id, revision, orderType: "Stock" as const, merchandise: { purchaseType: "Revenue" as const, solutions } };
  return {
    ...{ id, kind: "solutions", madeAt: now.getTime(), lines: [], tries: 0, state: { name: "waiting" } },
    call: { name: "sync", input: { locationId: "harbour", preorders: [preorder] } },
  };
}

export type Answer = "lost" | "broken" | Response;
export const json = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });
export const held = (minutes: number) =>
  json(409, { code: "cartLocked", data: { until: new Date(Date.now() + minutes * minute).toISOString() } });

/** A portal where somebody is signed in. It gives these answers to what is sent, in turn, and then accepts; `sent` are the ids. */
export function portal({ person = dana, answers = [] }: { person?: string; answers?: (() => Answer | Promise<Answer>)[] } = {}) {
  const sent: string[] = [];
  const preorders: SentPreorder[] = [];
  vi.stubGlobal("fetch", async (path: string, { body, signal }: RequestInit): Promise<Response> => {
    signal?.throwIfAborted();
    if (path === "/api/session") return json(200, { user: { _id: person } });
    const [preorder] = JSON.parse(String(body)).preorders;
    sent.push(preorder.id);
    preorders.push(preorder);
    const answer: Answer = (await answers.shift()?.()) ?? json(200, { gone: [] });
    if (answer === "lost") throw new TypeError("Failed to fetch");
    return answer === "broken" ? new Response('{"gone":', { headers: { "Content-Type": "application/json" } }) : answer;
  });
  return { sent, preorders };
}

/** The browser's locks, for all its tabs. */
export function lockForAllTabs() {
  let waiting: (() => void)[] = [];
  let isTaken = false;
  const request = async (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    if (isTaken) {
      await new Promise<void>((resume, reject) => {
        waiting.push(resume);
        signal.addEventListener("abort", () => {
          waiting = waiting.filter((each) => each !== resume);
          reject(signal.reason);
        });
      });
    }
    isTaken = true;
    return work().finally(() => {
      isTaken = waiting.length > 0;
      waiting.shift()?.();
    });
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  return { isTaken: () => isTaken };
}
