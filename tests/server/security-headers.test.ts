import { expect, test } from "vitest";
import { securityHeaders } from "~/server/security-headers.server";

const headers = (facts: Partial<Parameters<typeof securityHeaders>[0]>) =>
  Object.fromEntries(securityHeaders({ nonce: "n0nce", secure: false, development: false, ...facts }));

test("scripts and styles run only from this origin or with the nonce of the answer", () => {
  expect(headers({})["Content-Security-Policy"]).toBe(
    "default-src 'none'; object-src 'none'; script-src 'self' 'nonce-n0nce'; style-src 'self' 'nonce-n0nce'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("forms send their origin, framing is refused, content types are not sniffed", () => {
  expect(headers({})).toMatchObject({
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});

test("the camera is for pages of this origin alone, and no other device for any", () => {
  const { "Permissions-Policy": policy } = headers({});
  expect(policy?.split(", ").filter((each) => !each.endsWith("=()"))).toEqual(["camera=(self)"]);
});

test("https is demanded from then on, but only over https", () => {
  expect(headers({ secure: true })["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
  expect(headers({})["Strict-Transport-Security"]).toBeUndefined();
});

test("only development allows the inline code and the socket that hot reloading needs", () => {
  expect(headers({ development: true })["Content-Security-Policy"]).toMatch(
    /script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';.*connect-src 'self' ws:;/,
  );
});
