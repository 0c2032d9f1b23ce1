import { ORPCError } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";

/** Maximum milliseconds for rendering a page, and for the parts that follow it. */
export const streamTimeout = 10_000;

type Parts = Record<string, Promise<NonNullable<unknown>>>;

/** A part of a page: its value, or the promise of it, which is fulfilled with null when the part could not be loaded. */
type Later<Given extends Parts> = { [Name in keyof Given]: Awaited<Given[Name]> | Promise<Awaited<Given[Name]> | null> };

/**
 * Returns the parts of a page that its first view does not need (D177), by name. For a browser that runs scripts they may still be under
 * way: one that fails or takes longer than `streamTimeout` is null, which is logged once. For any other, and for the data of a navigation
 * within an open page, all of them are awaited, and the first failure is thrown.
 */
export async function later<Given extends Parts>(context: Readonly<RouterContextProvider>, parts: Given): Promise<Later<Given>> {
  const facts = context.get(requestContext);
  const names = Object.keys(parts);
  const promises = Object.values(parts);
  const answers = facts.takesParts ? promises.map((part) => inTime(part, facts)) : await Promise.all(promises);
  return Object.fromEntries(names.map((name, index) => [name, answers[index]])) as Later<Given>;
}

function inTime<Value>(part: Promise<Value>, facts: RequestFacts): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      facts.log.warn("a part of the page took too long");
      resolve(null);
    }, streamTimeout);
    const end = (value: Value | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    part.then(end, (error: unknown) => {
      if (!isToldAlready(error)) facts.log.error({ err: error }, "a part of the page failed");
      end(null);
    });
  });
}

/** An unavailable service is logged where it is found, and a refusal is no failure. */
const isToldAlready = (error: unknown) => !(error instanceof Error) || (error instanceof ORPCError && error.status < 500);

/** Milliseconds for which a document waits for its last parts: they are then in place at once, and it can be cached. */
const patienceMs = 50;

type Promised = { route: string; name: string; part: Promise<unknown> };

/**
 * Replaces, in the data of a page's routes, what was promised by its value, as far as it comes within a moment. Returns whether nothing is
 * left to follow.
 */
export async function settleParts(loaderData: Record<string, unknown>): Promise<boolean> {
  const promised = Object.entries(loaderData).flatMap(([route, data]) => promisedIn(route, data));
  if (promised.length === 0) return true;
  const values = await settledWithin(patienceMs, promised);
  for (const [{ route, name }, value] of values) loaderData[route] = { ...(loaderData[route] as object), [name]: value };
  return values.size === promised.length;
}

const promisedIn = (route: string, data: unknown): Promised[] =>
  Object.entries(data ?? {}).flatMap(([name, part]) => (part instanceof Promise ? [{ route, name, part }] : []));

/** Returns the values of those that are there after so many milliseconds, or as soon as all are. */
async function settledWithin(milliseconds: number, promised: readonly Promised[]): Promise<ReadonlyMap<Promised, unknown>> {
  const values = new Map<Promised, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.all(promised.map(async (each) => values.set(each, await each.part))), patience]);
  clearTimeout(timer);
  return new Map(values);
}
