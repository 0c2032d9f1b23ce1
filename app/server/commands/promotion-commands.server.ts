import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import { change, create } from "~/calls/promotions";
import { csvAmount } from "~/domain/csv";
import { currencyDigits } from "~/domain/money";
import { translateFor } from "~/i18n/translate-for.server";
import { findPromotionInput, rewritePromotion } from "~/services/promotions/change-promotion.server";
import { loadPromotionWithUse } from "~/services/promotions/load-operated-promotion.server";
import { endPromotion, listPromotionsOf, publishPromotion } from "~/services/promotions/operated-promotions.server";
import type { CommandOptions } from "./command-options.server";
import { counted } from "./counted.server";
import { loadCommandObject, printIssues, printUnknownFields } from "./load-command-file.server";
import { marketOf, type Operating } from "./operating.server";

const t = translateFor("en");

/** Publishes the promotion in a JSON file with the fields of the call; an id is generated when missing. */
export async function newPromotionCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now, operatorId } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  const described = await loadCommandObject(options.given.file ?? "", terminal);
  const { data, error } = (described && create["~orpc"].inputSchema?.safeParse({ promotionId: newId(), ...described, edition })) ?? {};
  if (error) printIssues(error.issues, terminal);
  const isKnown = described && data && !printUnknownFields(described, data, terminal);
  const made = isKnown ? await publishPromotion(doors, data, { by: operatorId, at: now }) : null;
  if (made && "promotion" in made) {
    terminal.print(`${made.promotion.id} was published, from ${made.promotion.fromDay} to ${made.promotion.toDay}.`);
    return true;
  }
  if (made) printMistakes(made.values, terminal);
  terminal.complain("Nothing was published.");
  return false;
}

/** Changes a promotion that has not begun: the fields in a JSON file; the other fields stay. */
export async function changePromotionCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now, operatorId } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  const described = await loadCommandObject(options.given.file ?? "", terminal);
  const present = await findPromotionInput(doors, { edition, promotionId: options.given.id ?? "" });
  if (!present) {
    terminal.complain("There is no such promotion.");
    return false;
  }
  const { edition: _, promotionId, ...fields } = present;
  const given = { ...fields, ...described, edition, promotionId };
  const { data, error } = (described && change["~orpc"].inputSchema?.safeParse(given)) ?? {};
  if (error) printIssues(error.issues, terminal);
  const isKnown = described && data && !printUnknownFields(described, data, terminal);
  const changed = isKnown ? await rewritePromotion(doors, data, { by: operatorId, at: now }) : null;
  if (changed && "promotion" in changed) {
    terminal.print(`${promotionId} was changed, from ${changed.promotion.fromDay} to ${changed.promotion.toDay}.`);
    return true;
  }
  if (changed?.code === "invalidFields") printMistakes(changed.values, terminal);
  else if (changed) terminal.complain(t(`refusals:${changed.code}`));
  terminal.complain("Nothing was changed.");
  return false;
}

/** Prints the promotions of a market, latest start first: id, state, days and name. */
export async function promotionsCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  const promotions = await doors.readDistributor((tx) => listPromotionsOf(tx, edition, now));
  for (const { id, state, fromDay, toDay, names } of promotions) {
    terminal.print(`${id}  ${state}  ${fromDay} to ${toDay}  ${names.en ?? Object.values(names)[0] ?? ""}`);
  }
  return true;
}

/** Prints what was ordered under a promotion by all practices, week by week and in total. */
export async function promotionCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now } = operating;
  const edition = marketOf(options, operating);
  const found = edition && (await loadPromotionWithUse(doors, { edition, promotionId: options.given.id ?? "" }, now));
  if (!found) {
    if (edition) terminal.complain("There is no such promotion.");
    return false;
  }
  for (const { firstDay, ...use } of found.weeks) terminal.print(`week of ${firstDay}  ${usageText(use)}`);
  terminal.print(`${found.state}, ${found.fromDay} to ${found.toDay}: ${usageText(found.total)}`);
  return true;
}

const usageText = ({ orders, boxes, practices, discount: { amount, currency } }: Answers["promotions"]["read"]["total"]) =>
  `${counted(orders, "order")}, ${counted(boxes, "box", "boxes")}, ${counted(practices, "practice")}, discount ${csvAmount(amount, currencyDigits[currency])} ${currency}`;

const printMistakes = (values: Readonly<Record<string, string>>, terminal: Operating["terminal"]) => {
  for (const [field, code] of Object.entries(values))
    terminal.complain(`${field}: ${t(`operatedPromotions:mistakes.${code as "required"}`)}`);
};

/** Ends a promotion at once. */
export async function endPromotionCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now, operatorId } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  const ending = { edition, promotionId: options.given.id ?? "", reason: options.given.reason ?? "" };
  const ended = await endPromotion(doors, ending, { by: operatorId, at: now });
  if ("promotion" in ended) terminal.print(`${ending.promotionId} has ended.`);
  else terminal.complain(ended.code === "notFound" ? "There is no such promotion." : t("refusals:promotionOver"));
  return "promotion" in ended;
}
