import { ConfigurationError } from "~/integrations/configuration.server";

/** A command of the person who runs the server; answers the exit code. */
type Command = (words: readonly string[]) => Promise<number>;

/** `npm run <command> -- <words>`. */
const commands: Readonly<Record<string, Command>> = {};

const [name = "", ...words] = process.argv.slice(2);
const command = commands[name];

if (command === undefined) {
  process.stderr.write(`Unknown command: ${name}. Known: ${Object.keys(commands).join(", ")}\n`);
  process.exit(2);
}

command(words).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  },
);
