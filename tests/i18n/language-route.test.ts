import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { readLanguageCookie } from "~/i18n/language-cookie.server";
import { action, loader } from "~/routes/public/language";

function choose(fields: Record<string, string>, origin = "http://einayim.il.localhost") {
  const url = new URL("/language", origin);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  return action({ request, url, context: new RouterContextProvider(), params: {}, pattern: "/language" });
}

test("the choice is kept for a year and leads back", async () => {
  const answer = await choose({ language: "ko", returnTo: "/products?page=2" });
  const cookie = answer.headers.get("Set-Cookie") ?? "";
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/products?page=2");
  expect(cookie).toMatch(/^language=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await readLanguageCookie(new Request("http://localhost", { headers: { Cookie: cookie.split(";")[0] ?? "" } }))).toBe("ko");
});

test("behind https the cookie is Secure", async () => {
  const answer = await choose({ language: "he" }, "https://dioptre.example");
  expect(answer.headers.get("Set-Cookie")).toContain("Secure");
});

test("an unknown language sets nothing", async () => {
  const answer = await choose({ language: "fr", returnTo: "/cart" });
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(answer.headers.get("Location")).toBe("/cart");
});

test("nobody is led to another site", async () => {
  const answer = await choose({ language: "he", returnTo: "//elsewhere.example/" });
  expect(answer.headers.get("Location")).toBe("/");
});

test("a foreign or broken cookie counts as none", async () => {
  for (const value of ["language=he", "language=IngndSI%3D", "other=1", ""]) {
    expect(await readLanguageCookie(new Request("http://localhost", { headers: { Cookie: value } }))).toBeNull();
  }
});

test("there is nothing to see under the address", () => {
  expect(loader().headers.get("Location")).toBe("/");
});
