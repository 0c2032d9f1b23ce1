import { ORPCError } from "@orpc/client";
import type { Request } from "express";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog } from "~/integrations/log.server";
import { unavailable } from "~/integrations/unavailable.server";
import { later, settleParts, streamTimeout } from "~/middleware/later.server";
import { parseRequestFacts, requestContext } from "~/middleware/request-facts.server";

afterEach(() => void vi.useRealTimers());

/** The context of a request as a browser sends it, and what is logged. */
function asked({ cookie = "", method = "GET", path = "/products" }) {
  const headers: Record<string, string> = { cookie };
  const request = { method, path, protocol: "http", host: "localhost", hostname: "localhost", secure: false, ip: "127.0.0.1" };
  const logged: string[] = [];
  const log = createLog({ destination: { write: (line) => void logged.push(line) } });
  const context = new RouterContextProvider();
  context.set(requestContext, parseRequestFacts({ ...request, get: (name: string) => headers[name] } as unknown as Request, log));
  return { context, logged };
}

const withScripts = { cookie: "session=a; scripts=on; language=b" };
const never = () => new Promise<object>(() => {});

describe("without a browser that says that scripts run", () => {
  test.each([
    ["no cookie", {}],
    ["another value", { cookie: "scripts=off" }],
    ["a cookie that only ends like it", { cookie: "noscripts=on" }],
    ["an answer to a form", { ...withScripts, method: "POST" }],
    ["no body", { ...withScripts, method: "HEAD" }],
    ["the data of a navigation", { ...withScripts, path: "/products.data" }],
  ])("parts are awaited: %s", async (_, request) => {
    const { context } = asked(request);
    expect(await later(context, { cart: Promise.resolve({ lines: 2 }) })).toEqual({ cart: { lines: 2 } });
  });

  test("the page fails with the first part that does", async () => {
    const { context, logged } = asked({});
    await expect(later(context, { cart: Promise.reject(new Error("away")), orders: never() })).rejects.toThrow("away");
    expect(logged).toEqual([]);
  });
});

describe("with a browser that runs scripts", () => {
  test("a part that is still under way is a promise, and does not hold the page", async () => {
    let arrive = (_: object) => {};
    const cart = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const parts = await later(asked(withScripts).context, { cart });
    const loaderData: Record<string, unknown> = { layout: { name: "Carmel", ...parts }, page: { title: "Products" }, none: null };
    expect(await settleParts(loaderData)).toBe(false);
    expect(loaderData.layout).toEqual({ name: "Carmel", cart: expect.any(Promise) });
    arrive({ lines: 2 });
    expect(await parts.cart).toEqual({ lines: 2 });
  });

  test("parts that are there are in place like everything else", async () => {
    const parts = await later(asked(withScripts).context, { cart: Promise.resolve({ lines: 2 }), orders: Promise.resolve([]) });
    const loaderData: Record<string, unknown> = { layout: { name: "Carmel", ...parts } };
    expect(await settleParts(loaderData)).toBe(true);
    expect(loaderData).toEqual({ layout: { name: "Carmel", cart: { lines: 2 }, orders: [] } });
  });

  test("one that fails is missing, and logged once", async () => {
    const { context, logged } = asked(withScripts);
    const { cart } = await later(context, { cart: Promise.reject(new Error("broken")) });
    expect([await cart, await cart]).toEqual([null, null]);
    expect(logged.map((line) => JSON.parse(line).msg)).toEqual(["a part of the page failed"]);
  });

  test.each([
    ["an unavailable service, which is logged where it is found", unavailable],
    ["a refusal", new ORPCError("notFound", { status: 404 })],
  ])("one that is missing for another reason is not logged again: %s", async (_, reason) => {
    const { context, logged } = asked(withScripts);
    const { cart } = await later(context, { cart: Promise.reject(reason) });
    expect([await cart, logged]).toEqual([null, []]);
  });

  test("one that takes longer than a page may is missing", async () => {
    vi.useFakeTimers();
    const { context, logged } = asked(withScripts);
    const { cart } = await later(context, { cart: never() });
    vi.advanceTimersByTime(streamTimeout);
    expect(await cart).toBeNull();
    expect(logged.map((line) => JSON.parse(line).msg)).toEqual(["a part of the page took too long"]);
  });
});
