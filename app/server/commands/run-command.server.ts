import { parseArgs } from "node:util";
import { distributionStatements, type Engine, engines } from "~/db/distribution.server";
import { createDoors } from "~/db/doors.server";
import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import { demoAccountLines } from "~/demo/demo-accounts";
import { seedDemo } from "~/demo/seed-demo.server";
import { type Configuration, loadConfiguration } from "~/integrations/configuration.server";
import { verifyAudit } from "~/services/audit/verify-audit.server";
import { findActingOperator } from "~/services/operator/find-operated.server";
import { createOperator, type OperatorRefusal } from "~/services/people/create-operator.server";
import { resetOperatorFactor } from "~/services/people/reset-operator-factor.server";
import { sealKey } from "~/services/people/sealed-key.server";
import { printBackup, printRestore } from "./backup-commands.server";
import { clusterLines, usualCluster } from "./cluster-files.server";
import type { CommandOptions } from "./operating.server";
import { operatorCommandHelp, operatorCommands, parseCommandOptions } from "./operator-commands.server";
import { printChain } from "./print-chain.server";
import type { Terminal } from "./terminal.server";

type Surroundings = { environment: Readonly<Record<string, string | undefined>>; terminal: Terminal; now: Date };

/** Exit codes: done, refused or failed, wrong usage. */
export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

const help = [
  "Commands:",
  "  npm run seed",
  "      Fills an empty database with the demo: three practices, their people, patients and orders.",
  "  npm run operator -- create-operator --email <address> --first-name <name> --last-name <name>",
  "      Creates an operator of the distributor. The password is asked for, or read from a pipe:",
  "      8 to 128 characters with a capital letter, not a common password, not made of the e-mail.",
  "  npm run operator -- reset-factor --email <address>",
  "      Turns off the second factor of an operator who lost phone and recovery codes, and ends their sessions.",
  "  npm run operator -- verify-audit",
  "      Verifies the audit trail of every practice and prints where an entry is missing or was changed.",
  "  npm run operator -- backup --to <directory>",
  "      Writes the database and its manifest while people continue to work. In an existing directory,",
  "      a new one is created, named by the time.",
  "  npm run operator -- restore --from <directory> [--replace]",
  "      Restores a backup into an empty database, or with --replace in place of its contents, and prints whether",
  "      counts, checksums, orders and audit trails match the backup. Stop the server first.",
  `  npm run operator -- print-distribution --engine <${engines.join(" | ")}>`,
  "      Prints the settings of the tables for a distributed engine. Opens no database.",
  "  npm run operator -- print-cluster --nodes <address>,<address>,<address>",
  "      Prints the settings of etcd, Patroni and HAProxy for a database on three machines. Opens no database.",
  ...operatorCommandHelp,
  "The database is the one of the configuration: MIGRATE_URL or DATABASE_URL, else the embedded one in DATA_DIR.",
  "First stop a server that uses the embedded database, except for a backup. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.",
];

const refusals: Readonly<Record<OperatorRefusal, string>> = {
  emailRequired: "--email is missing.",
  emailInvalid: "--email is not an e-mail address.",
  emailKnown: "There is already an operator with this e-mail. Nothing was changed.",
  nameRequired: "--first-name and --last-name are both required.",
  tooShort: "The password needs at least 8 characters.",
  tooLong: "The password may have at most 128 characters.",
  noCapital: "The password needs at least one capital letter.",
  tooCommon: "The password is among the most common ones, or known from a leak.",
  isEmail: "The password must not be the e-mail, or made of its words or the portal's name.",
};

/** Runs one command of the command line and returns its exit code. Rethrows configuration and database errors. */
export async function runCommand(commandLine: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const [name, second] = commandLine;
  if (name === "seed" && commandLine.length === 1) return seed(surroundings);
  if (name === "operator" && second === "create-operator") return makeOperator(commandLine.slice(2), surroundings);
  if (name === "operator" && second === "reset-factor" && commandLine[2] === "--email" && commandLine[3] && commandLine.length === 4)
    return resetFactor(commandLine[3], surroundings);
  if (name === "operator" && second === "verify-audit" && commandLine.length === 2) return verifyTrails(surroundings);
  if (name === "operator" && second === "print-distribution") {
    const engine = engines.find((each) => commandLine.slice(2).join(" ") === `--engine ${each}`);
    if (engine) return printDistribution(engine, surroundings);
  }
  const hosts = commandLine[2] === "--nodes" && commandLine.length === 4 ? (commandLine[3] ?? "").split(",") : [];
  if (name === "operator" && second === "print-cluster" && hosts.length === 3 && hosts.every(Boolean)) {
    for (const line of clusterLines(usualCluster(hosts))) terminal.print(line);
    return exitCodes.done;
  }
  if (name === "operator" && second && Object.hasOwn(operatorCommands, second)) {
    const options = parseCommandOptions(second, commandLine.slice(2));
    if (options) return operate(second, options, surroundings);
  }
  const [, , option, directory, flag] = commandLine;
  if (name === "operator" && second === "backup" && option === "--to" && directory && commandLine.length === 4)
    return makeBackup(directory, surroundings);
  if (name === "operator" && second === "restore" && option === "--from" && directory && [undefined, "--replace"].includes(flag))
    return restoreBackup(directory, flag === "--replace", surroundings);
  const isAsked = commandLine.some((word) => ["help", "--help", "-h"].includes(word));
  if (!isAsked) terminal.complain(`Unknown command: ${commandLine.join(" ") || "(none)"}`);
  for (const line of help) (isAsked ? terminal.print : terminal.complain)(line);
  return isAsked ? exitCodes.done : exitCodes.usage;
}

async function seed({ environment, terminal, now }: Surroundings): Promise<number> {
  const configuration = loadConfiguration(environment);
  const isWritten = await withDatabase(configuration, (database) =>
    seedDemo(database, configuration.clock ?? now, (key) => sealKey(configuration.sessionSecret, key)),
  );
  if (!isWritten) {
    terminal.complain("The database already contains practices. Nothing was changed.");
    return exitCodes.refused;
  }
  for (const line of demoAccountLines()) terminal.print(line);
  if (configuration.databaseUrl !== null) terminal.print("A server with NODE_ENV=production refuses to start with these accounts.");
  return exitCodes.done;
}

async function makeOperator(args: readonly string[], { environment, terminal, now }: Surroundings): Promise<number> {
  const options = parseOptions(args);
  if (options === null) {
    for (const line of help) terminal.complain(line);
    return exitCodes.usage;
  }
  const configuration = loadConfiguration(environment);
  const password = await terminal.askPassword();
  if (password === null) {
    terminal.complain("The two passwords differ. Nothing was changed.");
    return exitCodes.refused;
  }
  const { breachedPasswords } = configuration;
  const verdict = await withDatabase(configuration, (database) =>
    createOperator(database, { ...options, password }, { breachedPasswords, now }),
  );
  if (!verdict.permitted) {
    terminal.complain(refusals[verdict.code]);
    return exitCodes.refused;
  }
  terminal.print(`${options.email} is now an operator and can sign in with any practice selected.`);
  return exitCodes.done;
}

async function resetFactor(email: string, { environment, terminal, now }: Surroundings): Promise<number> {
  const isKnown = await withDatabase(loadConfiguration(environment), (database) => resetOperatorFactor(database, email, now));
  if (isKnown) terminal.print(`${email} no longer has a second factor, and sets up a new one after signing in.`);
  else terminal.complain("There is no operator with this e-mail. Nothing was changed.");
  return isKnown ? exitCodes.done : exitCodes.refused;
}

const noOperator = {
  unknown: "There is no operator with the e-mail of --as.",
  none: "There is no operator yet: create one with create-operator.",
  several: "There are several operators: select one with --as.",
} as const;

/** Does what an operator does on the pages, in that operator's name. */
async function operate(command: string, options: CommandOptions, { environment, terminal, now }: Surroundings): Promise<number> {
  const configuration = loadConfiguration(environment);
  return withDatabase(configuration, async ({ owner, doorsBy }) => {
    const doors = createDoors(owner, doorsBy);
    const acting = await findActingOperator(doors, options.given.as ?? null);
    if (typeof acting === "string") {
      terminal.complain(noOperator[acting]);
      return exitCodes.refused;
    }
    const settings = { publicUrl: configuration.publicUrl, sealingSecret: configuration.sessionSecret };
    const operating = { doors, terminal, now: configuration.clock ?? now, operatorId: acting.id, settings };
    return (await operatorCommands[command]?.run(options, operating)) ? exitCodes.done : exitCodes.refused;
  });
}

function printDistribution(engine: Engine, { terminal }: Surroundings): number {
  for (const line of distributionStatements(engine)) terminal.print(line);
  return exitCodes.done;
}

/** Prints one line per practice. */
async function verifyTrails({ environment, terminal }: Surroundings): Promise<number> {
  return withDatabase(loadConfiguration(environment), async ({ owner, doorsBy }) => {
    let code: number = exitCodes.done;
    for await (const state of verifyAudit(createDoors(owner, doorsBy))) if (!printChain(state, terminal)) code = exitCodes.refused;
    return code;
  });
}

async function makeBackup(to: string, { environment, terminal, now }: Surroundings): Promise<number> {
  const isWhole = await printBackup(to, { configuration: loadConfiguration(environment), environment, terminal, now });
  return isWhole ? exitCodes.done : exitCodes.refused;
}

async function restoreBackup(from: string, isReplacing: boolean, { environment, terminal }: Surroundings): Promise<number> {
  const configuration = loadConfiguration(environment);
  const isWhole = await printRestore(from, { configuration, environment, isReplacing, terminal });
  return isWhole ? exitCodes.done : exitCodes.refused;
}

/** Returns the three options of create-operator; null when one is missing or unknown. */
function parseOptions(args: readonly string[]): { email: string; firstName: string; lastName: string } | null {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { email: text, "first-name": text, "last-name": text } });
    const { email, "first-name": firstName, "last-name": lastName } = values;
    return email && firstName && lastName ? { email, firstName, lastName } : null;
  } catch {
    return null;
  }
}

async function withDatabase<Answer>(configuration: Configuration, work: (database: OpenedDatabase) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase({
    ...configuration,
    databaseUrl: configuration.migrateUrl ?? configuration.databaseUrl,
    migrateUrl: null,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
