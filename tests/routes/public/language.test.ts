import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Calls, callsContext, type Session } from "~/context.server";
import { parseLanguageCookie } from "~/i18n/language-cookie.server";
import { currentSessionContext } from "~/middleware/current-session.server";
import { action, loader } from "~/routes/public/language";

/** What the signed-in person of a test has chosen so far; null where nobody is signed in. */
type Person = { termsAccepted: boolean; settings: string[] };

function contextFor(person: Person | null) {
  const context = new RouterContextProvider();
  const session = person && ({ user: { gpTermsAccepted: person.termsAccepted } } as Session);
  context.set(currentSessionContext, async () => (session ? { session, refusal: null } : { session: null, refusal: new Error("401") }));
  const users = { chooseLanguage: async ({ language }: { language: string }) => person?.settings.push(language) };
  context.set(callsContext, { users } as unknown as Calls);
  return context;
}

function choose(fields: Record<string, string>, { origin = "http://einayim.il.localhost", person = null as Person | null } = {}) {
  const url = new URL("/language", origin);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  return action({ request, url, context: contextFor(person), params: {}, pattern: "/language" });
}

test("the choice is kept for a year and leads back", async () => {
  const answer = await choose({ language: "ko", returnTo: "/products?page=2" });
  const cookie = answer.headers.get("Set-Cookie") ?? "";
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/products?page=2");
  expect(cookie).toMatch(/^language=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await parseLanguageCookie(new Request("http://localhost", { headers: { Cookie: cookie.split(";")[0] ?? "" } }))).toBe("ko");
});

test("behind https the cookie is Secure", async () => {
  const answer = await choose({ language: "he" }, { origin: "https://dioptre.example" });
  expect(answer.headers.get("Set-Cookie")).toContain("Secure");
});

test("a signed-in person's choice is saved as a setting, once the terms are accepted", async () => {
  const person = { termsAccepted: true, settings: [] };
  const newcomer = { termsAccepted: false, settings: [] };
  await choose({ language: "ja" }, { person });
  const answer = await choose({ language: "ja" }, { person: newcomer });
  expect(person.settings).toEqual(["ja"]);
  expect(newcomer.settings).toEqual([]);
  expect(answer.headers.get("Set-Cookie")).toContain("language=");
});

test("an unknown language sets nothing", async () => {
  const person = { termsAccepted: true, settings: [] };
  const answer = await choose({ language: "fr", returnTo: "/cart" }, { person });
  expect(person.settings).toEqual([]);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(answer.headers.get("Location")).toBe("/cart");
});

test("never redirects to another site", async () => {
  const answer = await choose({ language: "he", returnTo: "//elsewhere.example/" });
  expect(answer.headers.get("Location")).toBe("/");
});

test("a forged or malformed cookie is ignored", async () => {
  for (const value of ["language=he", "language=IngndSI%3D", "other=1", ""]) {
    expect(await parseLanguageCookie(new Request("http://localhost", { headers: { Cookie: value } }))).toBeNull();
  }
});

test("a GET of its address is not found", () => {
  expect(loader().headers.get("Location")).toBe("/");
});
