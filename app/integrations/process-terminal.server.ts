import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

/** Standard input and output of this process, for commands. A typed password is never shown. */
export const processTerminal = {
  print: (line: string) => void process.stdout.write(`${line}\n`),
  complain: (line: string) => void process.stderr.write(`${line}\n`),
  askPassword: async (): Promise<string | null> => {
    if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
    const password = await askUnseen("Password: ");
    return (await askUnseen("The same again: ")) === password ? password : null;
  },
};

/** Asks on the terminal without echo. Ctrl-C ends the process. */
async function askUnseen(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.on("SIGINT", () => process.exit(130));
  process.stderr.write(question);
  const answer = await lines.question("");
  lines.close();
  process.stderr.write("\n");
  return answer;
}
