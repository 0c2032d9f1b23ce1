import { expect, test } from "vitest";
import {
  chooseLanguage,
  directionOf,
  editionCodeOfHost,
  languageOfCaller,
  languageOfHost,
  parseLanguage,
  practiceOfHost,
} from "~/domain/language";

test.each([
  ["dioptre.co.il", "he"],
  ["einayim.dioptre.co.il:8443", "he"],
  ["DIOPTRE.IL", "he"],
  ["dioptre.kr", "ko"],
  ["hanbit.dioptre.kr.", "ko"],
  ["dioptre.com", "en"],
  ["dioptre.example", "en"],
  ["localhost", "en"],
  ["localhost:3000", "en"],
  ["il.localhost:3000", "he"],
  ["einayim.il.localhost", "he"],
  ["kr.localhost", "ko"],
  ["com.localhost", "en"],
  ["einayim.localhost", "en"],
  ["127.0.0.1:3000", "en"],
  ["[::1]:3000", "en"],
  ["", "en"],
])("the host %s speaks %s (D1)", (host, language) => {
  expect(languageOfHost(host)).toBe(language);
});

test.each([
  ["einayim.dioptre.co.il", "einayim"],
  ["Hanbit.dioptre.kr:443", "hanbit"],
  ["einayim.il.localhost:3000", "einayim"],
  ["einayim.localhost", "einayim"],
  ["www.dioptre.com", null],
  ["api.dioptre.com", null],
  ["il.localhost", null],
  ["kr.localhost", null],
  ["localhost:3000", null],
  ["127.0.0.1", null],
  ["[::1]:3000", null],
  ["-odd-.dioptre.com", null],
  ["a'b.dioptre.com", null],
  ["", null],
])("the host %s may name the practice %s (D2)", (host, practice) => {
  expect(practiceOfHost(host)).toBe(practice);
});

test("the setting takes precedence over the cookie, the cookie over the host; unknown languages are ignored", () => {
  expect(chooseLanguage({ setting: "ja", cookie: "ko", host: "dioptre.il" })).toBe("ja");
  expect(chooseLanguage({ setting: null, cookie: "ko", host: "dioptre.il" })).toBe("ko");
  expect(chooseLanguage({ setting: "fr", cookie: "", host: "dioptre.il" })).toBe("he");
  expect(parseLanguage("he-IL")).toBeNull();
});

test("only Hebrew is written from right to left", () => {
  expect((["en", "he", "ko", "ja"] as const).map(directionOf)).toEqual(["ltr", "rtl", "ltr", "ltr"]);
});

test("a Korean host stands for the Korean market, every other for Israel", () => {
  expect(editionCodeOfHost("hanbit.kr.localhost")).toBe("KR");
  expect(editionCodeOfHost("dioptre.co.il")).toBe("IL");
  expect(editionCodeOfHost("dioptre.com")).toBe("IL");
});

test.each([
  ["he", "dioptre.com", "he"],
  ["ko-KR,ko;q=0.9,en;q=0.8", "dioptre.com", "ko"],
  ["fr, ja;q=0.5, en;q=0.7", "dioptre.co.il", "en"],
  ["fr, en;q=0, HE-il;q=0.1", "dioptre.kr", "he"],
  ["*", "dioptre.kr", "ko"],
  ["", "dioptre.co.il", "he"],
  [null, "localhost", "en"],
  ["q=;;,", "localhost", "en"],
])("a program that accepts %s at %s is answered in %s (D47)", (accepted, host, language) => {
  expect(languageOfCaller({ accepted, host })).toBe(language);
});
