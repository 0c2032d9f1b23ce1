import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { currentSessionContext } from "~/middleware/current-session.server";
import { i18nContext } from "~/middleware/i18n.server";
import { languageMiddleware } from "~/middleware/language.server";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";

test("a page is in the language of the person, of whom its session is read", async () => {
  const context = new RouterContextProvider();
  const readSession = vi.fn(async () => ({ session: null, refusal: new Error("nobody") }));
  context.set(currentSessionContext, readSession);
  context.set(requestContext, { hostname: "einayim.example" } as RequestFacts);
  const url = new URL("http://einayim.example/products");
  const answer = new Response();
  const next = async () => answer;
  expect(await languageMiddleware({ request: new Request(url), url, context, pattern: "products", params: {} }, next)).toBe(answer);
  expect(readSession).toHaveBeenCalledOnce();
  expect(context.get(i18nContext).language).toBe("en");
});
