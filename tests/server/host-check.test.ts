import { expect, test } from "vitest";
import { createHostCheck } from "~/server/host-check.server";

const isOwnHost = createHostCheck({ publicUrl: "https://{subDomain}.dioptre.il:8443", allowedHosts: ["dioptre.kr", "*.dioptre.kr"] });

test.each([
  ["localhost", true],
  ["einayim.il.localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["dioptre.il", true],
  ["einayim.dioptre.il", true],
  ["hanbit.dioptre.kr", true],
  ["dioptre.kr", true],
  ["", false],
  ["dioptre.com", false],
  ["evil-dioptre.il", false],
  ["dioptre.il.elsewhere.example", false],
  ["127.0.0.1.elsewhere.example", false],
])("the host %s is one of the portal's: %s", (host, isOwn) => {
  expect(isOwnHost(host)).toBe(isOwn);
});

test("a public URL without {subDomain} allows its own host alone", () => {
  const isOwn = createHostCheck({ publicUrl: "https://orders.example.com", allowedHosts: [] });
  expect(["orders.example.com", "einayim.orders.example.com", "example.com"].map(isOwn)).toEqual([true, false, false]);
});
