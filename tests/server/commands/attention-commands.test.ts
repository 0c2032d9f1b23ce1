import { beforeEach, expect, test } from "vitest";
import { attentionCommand, calendarsCommand, retryCommand, takeOutCommand } from "~/server/commands/attention-commands.server";
import type { CommandOptions } from "~/server/commands/operating.server";
import { findActingOperator } from "~/services/operator/find-operated.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { givenFailedHandOver } from "~tests/services/operator/given-failed-hand-over";

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
  expect(lines.at(-1)).toMatch(/^1 failed hand-overs, 0 requests, 0 failed checkouts, \d calendars that end\.$/);
  const given = { order: failed.confirmationNum, reason: "Wrong practice" };
  expect(await say(retryCommand, given)).toEqual({
    isDone: true,
    lines: [`${failed.confirmationNum} is sent again when the server next looks.`],
  });
  expect(await say(takeOutCommand, given)).toEqual({
    isDone: true,
    lines: [`${failed.confirmationNum} is taken out and shows a processing error.`],
  });
  expect(await say(takeOutCommand, given)).toEqual({
    isDone: false,
    lines: [`There is no failed hand-over of ${failed.confirmationNum}.`],
  });
  expect((await say(attentionCommand)).lines.at(-1)).toMatch(/^0 failed hand-overs/);
  expect(placed).toBeDefined();
});

test("the calendars of the markets are listed with cut-off, days without dispatch, holidays and their end", async () => {
  const { isDone, lines } = await say(calendarsCommand);
  expect(isDone).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/^IL {2}cut-off 15:30 Asia\/Jerusalem, next dispatch \S+, none on Friday, Saturday$/));
  expect(lines).toContainEqual(expect.stringMatching(/^KR {2}holiday {2}\d{4}-12-25 {2}\w+day$/));
  expect(lines.at(-1)).toMatch(/^KR {2}holidays are known until \d{4}-12-31/);
});
