import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { currentSessionContext } from "~/middleware/current-session.server";
import { i18nContext } from "~/middleware/i18n.server";
import { languageMiddleware } from "~/middleware/language.server";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";

async function run(path: string, pattern: string) {
  const context = new RouterContextProvider();
  const readSession = vi.fn(async () => ({ session: null, refusal: new Error("nobody") }));
  context.set(currentSessionContext, readSession);
  context.set(requestContext, { hostname: "einayim.example" } as RequestFacts);
  const url = new URL(path, "http://einayim.example");
  const answer = new Response();
  const next = async () => answer;
  expect(await languageMiddleware({ request: new Request(url), url, context, pattern, params: {} }, next)).toBe(answer);
  return { context, readSession };
}

test("a page is in the language of the person, of whom its session is read", async () => {
  const { context, readSession } = await run("/products", "products");
  expect(readSession).toHaveBeenCalledOnce();
  expect(context.get(i18nContext).language).toBe("en");
});

test("no session is read for the language of a call, which has no page", async () => {
  const { readSession } = await run("/api/users/session", "api/*");
  expect(readSession).not.toHaveBeenCalled();
});
