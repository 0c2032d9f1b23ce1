import { type Command, exitCodes, type Surroundings } from "./command.server";
import { parseCommandOptions, usageOf } from "./command-options.server";
import { databaseCommands } from "./database-commands.server";
import { operatorCommands } from "./operator-commands.server";

/** Every command, in the order of the help. */
const commands: readonly Command[] = [...databaseCommands, ...operatorCommands];

const help = [
  "Commands:",
  ...commands.flatMap((command) => [`  ${usageOf(command)}`, ...command.help.map((line) => `      ${line}`)]),
  "Imports, promotions and practices: --market is IL or KR, --remove takes away what a file leaves out, --dry-run writes nothing.",
  "--as <e-mail> names the operator who does it; it can be left out where there is one operator only.",
  "The database is the one of the configuration: MIGRATE_URL or DATABASE_URL, else the embedded one in DATA_DIR.",
  "First stop a server that uses the embedded database, except for a backup. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.",
];

/** Runs one command of the command line and returns its exit code. Rethrows configuration and database errors. */
export async function runCommand(commandLine: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const command = commands.find(({ words }) => words.every((word, index) => word === commandLine[index]));
  const options = command && parseCommandOptions(command, commandLine.slice(command.words.length));
  if (options) return command.run(options, surroundings);
  const isAsked = commandLine.some((word) => ["help", "--help", "-h"].includes(word));
  if (!isAsked) terminal.complain(`Unknown command: ${commandLine.join(" ") || "(none)"}`);
  for (const line of help) (isAsked ? terminal.print : terminal.complain)(line);
  return isAsked ? exitCodes.done : exitCodes.usage;
}
