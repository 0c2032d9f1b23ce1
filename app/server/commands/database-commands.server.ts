import { distributionStatements, engines } from "~/db/distribution.server";
import { createDoors } from "~/db/doors.server";
import { demoAccountLines } from "~/demo/demo-accounts";
import { seedDemo } from "~/demo/seed-demo.server";
import { loadConfiguration } from "~/integrations/configuration.server";
import { verifyAudit } from "~/services/audit/verify-audit.server";
import { createOperator, type OperatorRefusal } from "~/services/people/create-operator.server";
import { resetOperatorFactor } from "~/services/people/reset-operator-factor.server";
import { sealKey } from "~/services/people/sealed-key.server";
import { printBackup, printRestore } from "./backup-commands.server";
import { clusterLines, usualCluster } from "./cluster-files.server";
import { type Command, exitCodes, type Surroundings } from "./command.server";
import type { CommandOptions } from "./command-options.server";
import { printChain } from "./print-chain.server";
import { withDatabase } from "./with-database.server";

const nodesOf = ({ nodes = "" }: CommandOptions["given"]) => nodes.split(",");

/** The commands for the database as a whole, which need no operator in whose name they act. */
export const databaseCommands: readonly Command[] = [
  {
    words: ["seed"],
    options: [],
    help: ["Fills an empty database with the demo: three practices, their people, patients and orders."],
    run: seed,
  },
  {
    words: ["operator", "create-operator"],
    options: ["email", "first-name", "last-name"],
    shown: { email: "<address>", "first-name": "<name>", "last-name": "<name>" },
    help: [
      "Creates an operator of the distributor. The password is asked for, or read from a pipe:",
      "8 to 128 characters with a capital letter, not a common password, not made of the e-mail.",
    ],
    run: makeOperator,
  },
  {
    words: ["operator", "reset-factor"],
    options: ["email"],
    shown: { email: "<address>" },
    help: ["Turns off the second factor of an operator who lost phone and recovery codes, and ends their sessions."],
    run: resetFactor,
  },
  {
    words: ["operator", "verify-audit"],
    options: [],
    help: ["Verifies the audit trail of every practice and prints where an entry is missing or was changed."],
    run: verifyTrails,
  },
  {
    words: ["operator", "backup"],
    options: ["to"],
    shown: { to: "<directory>" },
    help: [
      "Writes the database and its manifest while people continue to work. In an existing directory,",
      "a new one is created, named by the time.",
    ],
    run: makeBackup,
  },
  {
    words: ["operator", "restore"],
    options: ["from"],
    shown: { from: "<directory>" },
    flags: ["replace"],
    help: [
      "Restores a backup into an empty database, or with --replace in place of its contents, and prints whether",
      "counts, checksums, orders and audit trails match the backup. Stop the server first.",
    ],
    run: restoreBackup,
  },
  {
    words: ["operator", "print-distribution"],
    options: ["engine"],
    shown: { engine: `<${engines.join(" | ")}>` },
    accepts: ({ engine }) => engines.some((each) => each === engine),
    help: ["Prints the settings of the tables for a distributed engine. Opens no database."],
    run: printDistribution,
  },
  {
    words: ["operator", "print-cluster"],
    options: ["nodes"],
    shown: { nodes: "<address>,<address>,<address>" },
    accepts: (given) => nodesOf(given).length === 3 && nodesOf(given).every(Boolean),
    help: ["Prints the settings of etcd, Patroni and HAProxy for a database on three machines. Opens no database."],
    run: printCluster,
  },
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

async function seed(_: CommandOptions, { environment, terminal, now }: Surroundings): Promise<number> {
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

async function makeOperator({ given }: CommandOptions, { environment, terminal, now }: Surroundings): Promise<number> {
  const { email = "", "first-name": firstName = "", "last-name": lastName = "" } = given;
  const configuration = loadConfiguration(environment);
  const password = await terminal.askPassword();
  if (password === null) {
    terminal.complain("The two passwords differ. Nothing was changed.");
    return exitCodes.refused;
  }
  const { breachedPasswords } = configuration;
  const verdict = await withDatabase(configuration, (database) =>
    createOperator(database, { email, firstName, lastName, password }, { breachedPasswords, now }),
  );
  if (!verdict.permitted) {
    terminal.complain(refusals[verdict.code]);
    return exitCodes.refused;
  }
  terminal.print(`${email} is now an operator and can sign in with any practice selected.`);
  return exitCodes.done;
}

async function resetFactor({ given: { email = "" } }: CommandOptions, { environment, terminal, now }: Surroundings): Promise<number> {
  const isKnown = await withDatabase(loadConfiguration(environment), (database) => resetOperatorFactor(database, email, now));
  if (isKnown) terminal.print(`${email} no longer has a second factor, and sets up a new one after signing in.`);
  else terminal.complain("There is no operator with this e-mail. Nothing was changed.");
  return isKnown ? exitCodes.done : exitCodes.refused;
}

/** Prints one line per practice. */
async function verifyTrails(_: CommandOptions, { environment, terminal }: Surroundings): Promise<number> {
  return withDatabase(loadConfiguration(environment), async ({ owner, doorsBy }) => {
    let code: number = exitCodes.done;
    for await (const state of verifyAudit(createDoors(owner, doorsBy))) if (!printChain(state, terminal)) code = exitCodes.refused;
    return code;
  });
}

async function makeBackup({ given: { to = "" } }: CommandOptions, { environment, terminal, now }: Surroundings): Promise<number> {
  const isWhole = await printBackup(to, { configuration: loadConfiguration(environment), environment, terminal, now });
  return isWhole ? exitCodes.done : exitCodes.refused;
}

async function restoreBackup({ given: { from = "" }, flags }: CommandOptions, { environment, terminal }: Surroundings): Promise<number> {
  const configuration = loadConfiguration(environment);
  const isWhole = await printRestore(from, { configuration, environment, isReplacing: flags.has("replace"), terminal });
  return isWhole ? exitCodes.done : exitCodes.refused;
}

async function printDistribution({ given }: CommandOptions, { terminal }: Surroundings): Promise<number> {
  const engine = engines.find((each) => each === given.engine);
  for (const line of engine ? distributionStatements(engine) : []) terminal.print(line);
  return exitCodes.done;
}

async function printCluster({ given }: CommandOptions, { terminal }: Surroundings): Promise<number> {
  for (const line of clusterLines(usualCluster(nodesOf(given)))) terminal.print(line);
  return exitCodes.done;
}
