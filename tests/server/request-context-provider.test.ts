import { createContext, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { RequestContextProvider } from "~/server/request-context-provider.server";

test("contexts have their values, or their defaults, in one request only", () => {
  const [named, without] = [createContext("nobody"), createContext<string>()];
  const [one, other] = [new RequestContextProvider(), new RequestContextProvider()];
  one.set(named, "Dana");
  one.set(without, "");
  expect([one.get(named), one.get(without), other.get(named)]).toEqual(["Dana", "", "nobody"]);
  expect(() => other.get(without)).toThrow("No value found for context");
  expect(one).toBeInstanceOf(RouterContextProvider);
});
