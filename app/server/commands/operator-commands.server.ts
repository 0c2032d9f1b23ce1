import { createDoors } from "~/db/doors.server";
import { loadConfiguration } from "~/integrations/configuration.server";
import { findActingOperator } from "~/services/operator/find-operated.server";
import {
  answerRequestCommand,
  attentionCommand,
  calendarsCommand,
  retryAllCommand,
  retryCommand,
  takeOutCommand,
} from "./attention-commands.server";
import { type Command, exitCodes, type Surroundings } from "./command.server";
import type { CommandOptions, CommandSyntax } from "./command-options.server";
import { exportCommand, importCommand, importsCommand, undoImportCommand } from "./import-commands.server";
import type { Operating } from "./operating.server";
import { newPracticeCommand, practiceCommand, practiceStatusCommand, practicesCommand } from "./practice-commands.server";
import {
  changePromotionCommand,
  endPromotionCommand,
  newPromotionCommand,
  promotionCommand,
  promotionsCommand,
} from "./promotion-commands.server";
import { supplyReportCommand } from "./supply-commands.server";
import { withDatabase } from "./with-database.server";

type OperatorAct = Pick<CommandSyntax, "options" | "extra" | "flags"> & {
  help: string;
  /** Returns whether it succeeded; a refusal has already been printed. */
  run: (options: CommandOptions, operating: Operating) => Promise<boolean>;
};

const ofFile = ["market", "file"];
const ofVersion = ["market", "version", "reason"];
const ofPractice = ["practice", "reason"];

/** What operators do on their pages, each with its required and optional options, and its flags. */
const operatorActs: Readonly<Record<string, OperatorAct>> = {
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

/** The commands for it; `--as` names the operator who does it, and is not needed where there is one only. */
export const operatorCommands: readonly Command[] = Object.entries(operatorActs).map(([name, act]) => ({
  words: ["operator", name],
  options: act.options,
  extra: act.extra,
  unlisted: ["as"],
  flags: act.flags,
  help: [act.help],
  run: (options, surroundings) => operate(act, options, surroundings),
}));

const noOperator = {
  unknown: "There is no operator with the e-mail of --as.",
  none: "There is no operator yet: create one with create-operator.",
  several: "There are several operators: select one with --as.",
} as const;

/** Does what an operator does on the pages, in that operator's name. */
async function operate({ run }: OperatorAct, options: CommandOptions, { environment, terminal, now }: Surroundings): Promise<number> {
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
    return (await run(options, operating)) ? exitCodes.done : exitCodes.refused;
  });
}
