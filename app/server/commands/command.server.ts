import type { CommandOptions, CommandSyntax } from "./command-options.server";
import type { Terminal } from "./terminal.server";

/** What a command finds where it is started. */
export type Surroundings = { environment: Readonly<Record<string, string | undefined>>; terminal: Terminal; now: Date };

/** Exit codes: done, refused or failed, wrong usage. */
export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

/** A command: how it is typed, what the help says about it line by line, and what it does. */
export type Command = CommandSyntax & {
  help: readonly string[];
  /** Returns the exit code; a refusal has been printed. */
  run: (options: CommandOptions, surroundings: Surroundings) => Promise<number>;
};
