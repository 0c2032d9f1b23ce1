import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import {
  answerRequestCommand,
  attentionCommand,
  calendarsCommand,
  retryAllCommand,
  retryCommand,
  takeOutCommand,
} from "~/server/commands/attention-commands.server";
import type { CommandOptions } from "~/server/commands/command-options.server";
import { practicesCommand } from "~/server/commands/practice-commands.server";
import { findActingOperator } from "~/services/operator/find-operated.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice, now } from "~tests/helpers/given";
import { givenFailedHandOver } from "~tests/services/operator/given-failed-hand-over";
import { callsLater } from "~tests/services/orders/placed-orders";
import { givenOpenRequests, givenWaitingOrder, queuedMails } from "~tests/services/requests/given-requests";
import { givenOperator } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

type Command = typeof attentionCommand;

/** Runs a command as the operator of the practice; returns what it printed and complained of. */
async function say(command: Command, given: Record<string, string> = {}) {
  const { doors } = await testDatabase();
  const lines: string[] = [];
  const operator = await findActingOperator(doors, null);
  const options: CommandOptions = { given, flags: new Set() };
  const terminal = {
    print: (line: string) => void lines.push(line),
    complain: (line: string) => void lines.push(line),
    askPassword: async () => null,
  };
  const settings = { publicUrl: "http://localhost:3000", sealingSecret: "0123456789abcdef0123456789abcdef" };
  const isDone = await command(options, { doors, terminal, now, operatorId: typeof operator === "string" ? "" : operator.id, settings });
  return { isDone, lines };
}

test("what needs attention is listed, a failed hand-over is sent again, or taken out once", async () => {
  const { placed, failed } = await givenFailedHandOver();
  const { lines } = await say(attentionCommand);
  expect(lines).toContain(`hand-over  ${failed.confirmationNum}  ${failed.practiceName}  ${failed.attempts} tries  ${failed.lastError}`);
  expect(lines.at(-1)).toMatch(/^1 failed hand-over, 0 requests, 0 failed checkouts, \d calendars? that ends?\.$/);
  const given = { order: failed.confirmationNum, reason: "Wrong practice" };
  expect(await say(retryCommand, given)).toEqual({
    isDone: true,
    lines: [`${failed.confirmationNum} will be sent again at the next poll of the server.`],
  });
  expect(await say(retryAllCommand)).toEqual({ isDone: true, lines: ["1 order will be sent again at the next poll of the server."] });
  expect(await say(takeOutCommand, given)).toEqual({
    isDone: true,
    lines: [`${failed.confirmationNum} is no longer retried and shows a processing error.`],
  });
  expect(await say(takeOutCommand, given)).toEqual({
    isDone: false,
    lines: [`There is no failed hand-over of ${failed.confirmationNum}.`],
  });
  expect((await say(attentionCommand)).lines.at(-1)).toMatch(/^0 failed hand-overs/);
  expect(placed).toBeDefined();
});

test("a request of a practice is listed with its id, and answered once", async () => {
  const { shopper, orderId } = await givenWaitingOrder();
  await givenOperator();
  const requestId = uuid();
  await (await callsLater(shopper, 45)).requests.askToCancel({ orderId, requestId, words: "Ordered twice" });
  const { lines } = await say(attentionCommand);
  const listed = lines.find((line) => line.startsWith("request"));
  expect(listed).toMatch(new RegExp(`^request {2}${requestId} {2}\\S+ {2}Practice einayim {2}cancelOrder, asked {2}`));
  expect(await say(answerRequestCommand, { request: requestId, state: "perhaps" })).toEqual({
    isDone: false,
    lines: ["--state is one of accepted, declined, received, credited."],
  });
  expect(await say(answerRequestCommand, { request: requestId, state: "credited" })).toEqual({
    isDone: false,
    lines: ["This answer is not possible in its present state."],
  });
  const answered = await say(answerRequestCommand, { request: requestId, state: "declined", words: "It leaves at noon." });
  expect(answered).toEqual({ isDone: true, lines: [expect.stringMatching(/^\S+: cancelOrder is declined\.$/)] });
  expect((await queuedMails()).at(-1)).toMatchObject({ template: "requestAnswered", state: "declined", words: "It leaves at noon." });
  expect(await say(answerRequestCommand, { request: requestId, state: "declined" })).toEqual({
    isDone: false,
    lines: ["No waiting request has this id."],
  });
});

test("of more than 50 open requests and 20 failed checkouts, what is not listed is said and the requests are counted", async () => {
  const { shopper } = await givenOpenRequests(51);
  await givenOperator();
  const { owner } = await testDatabase();
  const failure = () => ({ tenantId: shopper.tenantId, id: uuid(), cartId: uuid(), code: "outOfStock", at: now });
  await owner.insert(schema.checkoutFailures).values(Array.from({ length: 21 }, failure));
  const { lines } = await say(attentionCommand);
  expect(lines.filter((line) => line.startsWith("request"))).toHaveLength(50);
  expect(lines.slice(-3, -1)).toEqual(["Only the 50 oldest requests are listed.", "Only the 20 newest failed checkouts are listed."]);
  expect(lines.at(-1)).toMatch(/^0 failed hand-overs, 51 requests, 20 newest failed checkouts, /);
});

test("50 practices that match are all listed, and only of 51 are the first 50", async () => {
  for (let index = 0; index < 50; index += 1) await givenPractice({ subDomain: `practice-${index}` });
  await givenOperator();
  const { lines } = await say(practicesCommand, { search: "practice-" });
  expect([lines.length, lines.filter((line) => line.startsWith("practice-")).length]).toEqual([50, 50]);
  await givenPractice({ subDomain: "practice-50" });
  const { lines: more } = await say(practicesCommand, { search: "practice-" });
  expect([more.length, more.at(-1)]).toEqual([51, "Only the first 50 are listed."]);
});

test("the calendars of the markets are listed with cut-off, days without dispatch, holidays and their end", async () => {
  const { isDone, lines } = await say(calendarsCommand);
  expect(isDone).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/^IL {2}cut-off 15:30 Asia\/Jerusalem, next dispatch \S+, none on Friday, Saturday$/));
  expect(lines).toContainEqual(expect.stringMatching(/^KR {2}holiday {2}\d{4}-12-25 {2}\w+day$/));
  expect(lines.at(-1)).toMatch(/^KR {2}holidays are known until \d{4}-12-31/);
});
