import type { Answers } from "~/calls/answers";
import type { TemplateRow } from "~/db/queries/templates/order-templates.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { mayChangeTemplate } from "~/domain/template/order-template";
import type { SignedInContext } from "../call-context.server";

type TemplateAnswer = Answers["templates"]["save"]["template"];

/** Returns a template as the calls answer it, with the day of its last change in the market's calendar. */
export function templateAnswerOf(row: TemplateRow, { person, edition }: Pick<SignedInContext, "person" | "edition">): TemplateAnswer {
  const { id, name, locationId, revision, lines, madeByName: madeBy, changedAt } = row;
  return {
    ...{ id, name, locationId, revision, madeBy },
    linesQuantity: lines.length,
    boxesQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    changedOn: marketDayOf(changedAt, edition.timeZone),
    mayChange: mayChangeTemplate(person, row),
  };
}
