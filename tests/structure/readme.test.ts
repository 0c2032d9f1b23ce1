import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema, secretNames } from "~/integrations/environment.server";
import { runCommand } from "~/server/commands/run-command.server";

const readme = readFileSync("README.md", "utf8");
const variableNames = Object.keys(environmentSchema.shape);
/** The text of a section, from its heading to the next of the same level. */
const section = (heading: string) => readme.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

test("README's table of commands has every script of package.json and every command of the operator", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const called = Object.keys(scripts).map((name) => (["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`));
  const help: string[] = [];
  const terminal = { print: (line: string) => void help.push(line), complain: () => {}, askPassword: async () => null };
  await runCommand(["help"], { environment: {}, terminal, now: new Date(0) });
  const operated = help.flatMap((line) => /^ {2}(npm run operator -- [a-z-]+)/.exec(line)?.[1] ?? []);
  expect(operated.length).toBeGreaterThan(0);
  expect([...called, ...operated].filter((command) => !section("Commands").includes(`\`${command}`))).toEqual([]);
});

test("README's table of configuration has every name that the environment is read for", () => {
  expect(variableNames).toContain("DATABASE_URL");
  expect(variableNames.filter((name) => !new RegExp(`^\\| .*\`${name}\`.* \\|`, "m").test(section("Configuration")))).toEqual([]);
});

test("README says of every variable that may hold a secret that it may be a file, and a new one cannot be left out", () => {
  const looksSecret = /SECRET|PASSWORD|TOKEN|CREDENTIAL|(_URL|_KEY)$/;
  expect(variableNames.filter((name) => looksSecret.test(name) && !secretNames.some((secret) => secret === name))).toEqual([
    ...["PUBLIC_URL", "BREACHED_PASSWORDS"],
  ]);
  const paragraph = section("Configuration")
    .split("\n\n")
    .find((text) => text.includes("`<NAME>_FILE`"));
  expect(secretNames.filter((name) => !paragraph?.includes(`\`${name}\``))).toEqual([]);
});
