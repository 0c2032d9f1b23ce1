import { parseArgs } from "node:util";
import { reasonLengthMax } from "~/domain/account/operator-act";

/** The options that a command takes; each has a text, a flag has none. */
export type CommandSyntax = {
  /** Words after `npm run`. */
  words: readonly [script: string, command?: string];
  options: readonly string[];
  /** Optional ones. */
  extra?: readonly string[] | undefined;
  /** Optional ones that the usage does not list. */
  unlisted?: readonly string[];
  flags?: readonly string[] | undefined;
  /** What the usage shows for an option's text, where it is not the option's name in angle brackets. */
  shown?: Readonly<Record<string, string>>;
  /** Whether the texts have the form that the command requires. */
  accepts?: (given: CommandOptions["given"]) => boolean;
};

/** The options of a command by name, and its flags. */
export type CommandOptions = { readonly given: Readonly<Record<string, string>>; readonly flags: ReadonlySet<string> };

/** Returns how a command is typed: required options, then optional ones and flags in brackets. */
export function usageOf({ words: [script, command], options, extra = [], flags = [], shown = {} }: CommandSyntax): string {
  const withText = (option: string) => `--${option} ${shown[option] ?? `<${option}>`}`;
  const optional = [...extra.map(withText), ...flags.map((flag) => `--${flag}`)].map((each) => `[${each}]`);
  return ["npm run", script, ...(command ? ["--", command] : []), ...options.map(withText), ...optional].join(" ");
}

/**
 * Returns the options in the words after a command, without surrounding spaces. Null when one that is required is missing or blank, one is
 * unknown or has no text, a word belongs to none, a reason is too long, or a text does not have the command's form.
 */
export function parseCommandOptions(syntax: CommandSyntax, args: readonly string[]): CommandOptions | null {
  const { options, extra = [], unlisted = [], flags = [], accepts = () => true } = syntax;
  const texts = [...options, ...extra, ...unlisted].map((option) => [option, { type: "string" }] as const);
  const switches = flags.map((flag) => [flag, { type: "boolean" }] as const);
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries([...texts, ...switches]) });
    const given = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value.trim()] as const] : [])),
    );
    if (options.some((option) => !given[option])) return null;
    if ((given.reason?.length ?? 0) > reasonLengthMax || !accepts(given)) return null;
    return { given, flags: new Set(Object.entries(values).flatMap(([name, value]) => (value === true ? [name] : []))) };
  } catch {
    return null;
  }
}
