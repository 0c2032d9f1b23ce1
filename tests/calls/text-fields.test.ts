import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "~/calls/contract";
import { text } from "~/calls/text";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { resetDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { findAnswerProblem } from "~tests/helpers/find-answer-problem";
import { callContextFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { seeded, unreadableText } from "~tests/helpers/seeded-texts";
import { silentLog } from "~tests/helpers/silent-log";
import { givenOperatorIn } from "~tests/services/session/accounts";
import { listTextFields, type TextField } from "./text-fields";

const fields = listTextFields();
const texts = isFull ? 1000 : 25;

/** An input that holds nothing but one text, at its place. */
const inputWith = (path: readonly (string | number)[], given: string): unknown =>
  path.reduceRight<unknown>((inner, step) => {
    if (typeof step !== "number") return { [step]: inner };
    const list: unknown[] = [];
    list[step] = inner;
    return list;
  }, given);

type Call = { "~orpc": { inputSchema: z.ZodType; route: { method?: string; path?: string } } };

function callOf(call: string): Call | undefined {
  const [area = "", name = ""] = call.split(".");
  return (contract as unknown as Record<string, Record<string, Call>>)[area]?.[name];
}

/** What the call objects to in a text at this place: at the text itself, or on the way to it where a list or a record is no whole one. */
function issuesOf(call: string, path: readonly (string | number)[]) {
  const schema = callOf(call)?.["~orpc"].inputSchema;
  const place = path.join(".");
  return (given: string) =>
    (schema?.safeParse(inputWith(path, given)).error?.issues ?? []).filter(
      (issue) => issue.path.length > 0 && place.startsWith(issue.path.join(".")),
    );
}

test("every text input of a call states its maximum length", () => {
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter(({ maxLength }) => maxLength === null)).toEqual([]);
});

test(`${texts} texts with characters that cannot be stored are refused by every text input of every call`, {
  timeout: 600_000,
}, () => {
  const random = seeded(7);
  const given = Array.from({ length: texts }, () => unreadableText(random));
  const taken = fields.flatMap(({ call, path }) => {
    const issues = issuesOf(call, path);
    return given.filter((text) => issues(text).length === 0).map((text) => [call, path.join("."), text]);
  });
  expect(taken).toEqual([]);
});

/** A request as an integration makes it: a text at its place, ids wherever else the path asks for something. */
function requestWith({ call, path }: TextField, random: () => number): { request: Request; url: URL } {
  const { method = "POST", path: pattern = "/" } = callOf(call)?.["~orpc"].route ?? {};
  const isRead = method === "GET" || method === "DELETE";
  const isInAddress = isRead || pattern.includes(`{${path[0]}}`);
  const input = inputWith(path, unreadableText(random, { carriesHalves: !isInAddress })) as Record<string, string>;
  const place = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input[name] ?? uuid()));
  const url = new URL(`/api${place}${isRead ? `?${new URLSearchParams(input)}` : ""}`, "http://localhost:3000");
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  return { request: new Request(url, { method, headers, body: isRead ? null : JSON.stringify(input) }), url };
}

test("over HTTP each of them is answered 400, also to a person who may make the call, and never 500", async () => {
  await resetDatabase();
  const practice = await givenPractice();
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const operator = await givenOperatorIn(practice);
  const { settings, doors, carrier } = await callContextFor(person);
  const answer = answerHere({ doors, settings: { ...settings, distributorKey: "key" } });
  const random = seeded(11);
  const others: unknown[] = [];
  for (const field of fields) {
    const facts = { hostname: "localhost", clientAddress: `10.0.0.${others.length}`, log: silentLog };
    const who = /^(operator|imports|promotions|supply)\./.test(field.call) ? operator.carrier : carrier;
    const { entrance } = answer({ now, facts: facts as unknown as RequestFacts, carrier: who, apiKey: "key" });
    const { request, url } = requestWith(field, random);
    const answered = await entrance(request, url);
    const undescribed = await findAnswerProblem(request, answered);
    if (answered.status !== 400 || undescribed) others.push([field.call, field.path.join("."), url.href, answered.status, undescribed]);
  }
  expect(others).toEqual([]);
});

test("multi-line texts accept line ends and tabs, all texts accept direction marks, and none exceeds its maximum length", () => {
  expect(text(20, "lines").safeParse("one\r\n\ttwo").success).toBe(true);
  expect(text(20).safeParse("\u200e-3.25\u200f").success).toBe(true);
  expect(text(3).safeParse("abcd").error?.issues).toMatchObject([{ code: "too_big" }]);
});
