import { expect, test } from "vitest";
import { loader } from "~/routes/public/without-scripts";

const ask = (search: string) => loader({ url: new URL(`http://localhost/without-scripts${search}`) } as Parameters<typeof loader>[0]);

test("a browser that no longer runs scripts is led back, and its cookie is deleted", () => {
  const answer = ask("?to=%2Fproducts%3Fkind%3Dsolutions");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/products?kind=solutions"]);
  expect(answer.headers.get("Set-Cookie")).toBe("scripts=; Path=/; Max-Age=0; SameSite=Lax");
});

test.each(["", "?to=https://elsewhere.example", "?to=//elsewhere.example"])("it is led to no other site (%s)", (search) => {
  expect(ask(search).headers.get("Location")).toBe("/");
});
