import { parseArgs } from "node:util";
import { reasonLengthMax } from "~/domain/account/operator-act";
import {
  answerRequestCommand,
  attentionCommand,
  calendarsCommand,
  retryAllCommand,
  retryCommand,
  takeOutCommand,
} from "./attention-commands.server";
import { exportCommand, importCommand, importsCommand, undoImportCommand } from "./import-commands.server";
import type { CommandOptions, Operating } from "./operating.server";
import { newPracticeCommand, practiceCommand, practiceStatusCommand, practicesCommand } from "./practice-commands.server";
import {
  changePromotionCommand,
  endPromotionCommand,
  newPromotionCommand,
  promotionCommand,
  promotionsCommand,
} from "./promotion-commands.server";
import { supplyReportCommand } from "./supply-commands.server";

/** Returns whether it succeeded; a refusal has already been printed. */
type Command = {
  options: readonly string[];
  /** Optional ones. */
  extra?: readonly string[];
  flags?: readonly string[];
  help: string;
  run: (options: CommandOptions, operating: Operating) => Promise<boolean>;
};

const ofFile = ["market", "file"];
const ofVersion = ["market", "version", "reason"];
const ofPractice = ["practice", "reason"];

/** The commands for what operators do on their pages, each with its required and optional options, and its flags. */
export const operatorCommands: Readonly<Record<string, Command>> = {
  "import-catalogue": {
    options: ofFile,
    flags: ["remove", "dry-run"],
    help: "Imports a file of series and solutions.",
    run: importCommand("catalogue"),
  },
  "import-products": {
    options: ofFile,
    flags: ["dry-run"],
    help: "Imports a list of the products of series.",
    run: importCommand("products"),
  },
  "import-prices": { options: ofFile, flags: ["remove", "dry-run"], help: "Imports a price list.", run: importCommand("prices") },
  "import-stock": { options: ofFile, flags: ["remove", "dry-run"], help: "Imports stock levels.", run: importCommand("stock") },
  imports: { options: ["market"], help: "Lists the newest import versions of a market.", run: importsCommand },
  export: {
    options: ["market", "kind", "to"],
    extra: ["series"],
    help: "Writes the data of a market: --kind is catalogue, products (of --series), prices or stock; --to ends in .csv or .json.",
    run: exportCommand,
  },
  "undo-import": { options: ofVersion, help: "Restores the state before an import version.", run: undoImportCommand },
  promotions: { options: ["market"], help: "Lists the promotions of a market.", run: promotionsCommand },
  promotion: { options: ["market", "id"], help: "Prints what was ordered under a promotion, week by week.", run: promotionCommand },
  "create-promotion": { options: ofFile, help: "Publishes the promotion in a JSON file.", run: newPromotionCommand },
  "change-promotion": {
    options: ["market", "id", "file"],
    help: "Changes a promotion that has not begun: the fields in a JSON file.",
    run: changePromotionCommand,
  },
  "end-promotion": { options: ["market", "id", "reason"], help: "Ends a promotion at once.", run: endPromotionCommand },
  "create-practice": {
    options: [...ofFile, "reason"],
    help: "Creates the practice in a JSON file, and invites its first admin.",
    run: newPracticeCommand,
  },
  "supply-report": {
    options: ["month"],
    extra: ["market", "to"],
    flags: ["take"],
    help: "Prints the supplies to report for a month; --take records the report, --to writes its file.",
    run: supplyReportCommand,
  },
  practices: { options: ["search"], help: "Lists practices by name, partner number, person or e-mail.", run: practicesCommand },
  practice: { options: ["practice"], help: "Prints what operators see of the practice with a sub-domain.", run: practiceCommand },
  "suspend-practice": { options: ofPractice, help: "Suspends the practice with a sub-domain.", run: practiceStatusCommand("suspended") },
  "reopen-practice": { options: ofPractice, help: "Reopens a suspended practice.", run: practiceStatusCommand("approved") },
  "retry-hand-over": { options: ["order"], help: "Sends the failed hand-over of an order again, by its number.", run: retryCommand },
  "retry-hand-overs": { options: [], help: "Sends every failed hand-over again.", run: retryAllCommand },
  "take-out-hand-over": {
    options: ["order", "reason"],
    help: "Stops retrying the failed hand-over of an order, by its number: the order shows a processing error.",
    run: takeOutCommand,
  },
  "answer-request": {
    options: ["request", "state"],
    extra: ["words"],
    help: "Answers a practice's request, by the id that `attention` prints: --state is accepted, declined, received or credited.",
    run: answerRequestCommand,
  },
  attention: {
    options: [],
    help: "Lists calendars that end within 12 months, failed hand-overs, waiting requests and failed checkouts.",
    run: attentionCommand,
  },
  calendars: { options: [], help: "Lists cut-off, days without dispatch and known holidays of every market.", run: calendarsCommand },
};

/** The usage of each, for the help. */
export const operatorCommandHelp: readonly string[] = [
  ...Object.entries(operatorCommands).flatMap(([name, { options, extra = [], flags = [], help }]) => [
    `  npm run operator -- ${[name, ...options.map((option) => `--${option} <${option}>`), ...extra.map((option) => `[--${option} <${option}>]`), ...flags.map((flag) => `[--${flag}]`)].join(" ")}`,
    `      ${help}`,
  ]),
  "Imports, promotions and practices: --market is IL or KR, --remove takes away what a file leaves out, --dry-run writes nothing.",
  "--as <e-mail> names the operator who does it; it can be left out where there is one operator only.",
];

/** Returns the options of a command; null when one is missing or unknown. `as` is optional. */
export function parseCommandOptions(command: string, args: readonly string[]): CommandOptions | null {
  const known = operatorCommands[command];
  if (!known) return null;
  const { options, extra = [], flags = [] } = known;
  const texts = [...options, ...extra, "as"].map((option) => [option, { type: "string" }] as const);
  const switches = flags.map((flag) => [flag, { type: "boolean" }] as const);
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries([...texts, ...switches]) });
    const given = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value.trim()] as const] : [])),
    );
    if (options.some((option) => !given[option])) return null;
    if ((given.reason?.length ?? 0) > reasonLengthMax) return null;
    return { given, flags: new Set(Object.entries(values).flatMap(([name, value]) => (value === true ? [name] : []))) };
  } catch {
    return null;
  }
}
