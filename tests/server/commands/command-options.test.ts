import { describe, expect, test } from "vitest";
import { type CommandSyntax, parseCommandOptions, usageOf } from "~/server/commands/command-options.server";

const syntax: CommandSyntax = {
  words: ["operator", "move"],
  options: ["from", "reason"],
  extra: ["to"],
  unlisted: ["as"],
  flags: ["dry-run"],
  shown: { from: "<directory>" },
  accepts: ({ from }) => from !== "nowhere",
};

const moved = ["--from", "here", "--reason", "Tidying"];

test("the usage shows required options, then optional ones and flags in brackets", () => {
  expect(usageOf(syntax)).toBe("npm run operator -- move --from <directory> --reason <reason> [--to <to>] [--dry-run]");
  expect(usageOf({ words: ["seed"], options: [] })).toBe("npm run seed");
});

describe("the options of a command are", () => {
  test.each([
    ["the required ones", moved, { from: "here", reason: "Tidying" }, []],
    ["in any order, with = or without", ["--reason=Tidying", "--from=here"], { from: "here", reason: "Tidying" }, []],
    [
      "those that it may have",
      [...moved, "--to", "there", "--as", "robin"],
      { from: "here", reason: "Tidying", to: "there", as: "robin" },
      [],
    ],
    ["flags", ["--dry-run", ...moved], { from: "here", reason: "Tidying" }, ["dry-run"]],
    ["without surrounding spaces", ["--from", " here ", "--reason", "Tidying"], { from: "here", reason: "Tidying" }, []],
  ])("%s", (_, words, given, flags) => {
    expect(parseCommandOptions(syntax, words)).toEqual({ given, flags: new Set(flags) });
  });
});

describe("a command is refused with", () => {
  test.each([
    ["nothing", []],
    ["a required option missing", moved.slice(0, 2)],
    ["a required option that is blank", ["--from", " ", "--reason", "Tidying"]],
    ["an option without its text", ["--reason", "Tidying", "--from"]],
    ["an option of another command", [...moved, "--market", "IL"]],
    ["a text for a flag", [...moved, "--dry-run=true"]],
    ["a word that belongs to no option", [...moved, "there"]],
    ["a reason that is too long", ["--from", "here", "--reason", "x".repeat(201)]],
    ["a text of another form than its own", ["--from", "nowhere", "--reason", "Tidying"]],
  ])("%s", (_, words) => {
    expect(parseCommandOptions(syntax, words)).toBeNull();
  });
});
