import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "~/server/commands/run-command.server";

const readme = readFileSync("README.md", "utf8");
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
  const schema = readFileSync("app/integrations/configuration.server.ts", "utf8").split("const environmentSchema")[1] ?? "";
  const names = [...schema.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name);
  expect(names).toContain("DATABASE_URL");
  expect(names.filter((name) => !new RegExp(`^\\| .*\`${name}\`.* \\|`, "m").test(section("Configuration")))).toEqual([]);
});
