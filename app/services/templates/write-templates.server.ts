import type { PracticeDb } from "~/db/database.server";
import { lockCounter } from "~/db/queries/practice/counters.server";
import {
  countTemplates,
  findTemplate,
  insertTemplate,
  setTemplateRemoved,
  type TemplateRow,
  updateTemplate,
} from "~/db/queries/templates/order-templates.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { fullName } from "~/domain/person-name";
import { parseProductId, seriesIdOfProduct } from "~/domain/product/product-id";
import { mayChangeTemplate, mergeTemplateLines, type TemplateLine, templatesMax } from "~/domain/template/order-template";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";
import { templateAnswerOf } from "./template-answer.server";

/** Saves lines under a name (D170), once per id. A location that is not the person's is not found (D35). */
export const saveTemplate = signedIn.templates.save.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { templateId: id, name, locationId } = input;
  if (locationId !== null && !person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    // Before it is looked for: of two that are sent at the same time, the second waits and finds what the first saved.
    const hasNoRoom = await isFull(db);
    const present = await findTemplate(db, { id, locationIds: person.locationIds });
    if (present) return { template: templateAnswerOf(present, context) };
    const catalogue = await loadCatalogue(db.tx, edition.code);
    const invalid = input.lines.find((line) => !isMade(line, catalogue));
    if (invalid) throw errors.templateLineInvalid({ data: { productId: invalid.productId } });
    if (hasNoRoom) throw errors.tooManyTemplates({ data: { max: templatesMax } });
    const made = { madeById: person.id, madeByName: fullName(person, edition.defaultLanguage), madeAt: now, changedAt: now };
    const lines = mergeTemplateLines(input.lines);
    const written = await insertTemplate(db, { id, name, locationId, lines, revision: 1, ...made, removedAt: null });
    // The id belongs to a template of another location.
    if (!written) throw errors.notFound();
    recordAudit(db, person, { action: "templateSaved", subjectKind: "template", subjectId: id }, now);
    return { template: templateAnswerOf(written, context) };
  });
});

/** Renames or moves a template, as its maker and admins may (D170); without a change it is returned as it is. */
export const changeTemplate = signedIn.templates.change.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const { templateId: id, name, locationId, revision } = input;
  if (locationId !== null && !person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const present = await findChangeable(db, person, id);
    if (present === null || (present !== "notPermitted" && present.removedAt)) throw errors.notFound();
    if (present === "notPermitted") throw errors.notPermitted();
    if (present.name === name && present.locationId === locationId) return { template: templateAnswerOf(present, context) };
    const written = await updateTemplate(db, { id, name, locationId, revision }, now);
    if (!written) throw errors.changedElsewhere({ data: { template: templateAnswerOf(present, context) } });
    recordAudit(db, person, { action: "templateChanged", subjectKind: "template", subjectId: id }, now);
    return { template: templateAnswerOf(written, context) };
  });
});

/** Removes a template or restores it, as its maker and admins may (D170); one already in that state is returned as it is. */
export const removeTemplate = signedIn.templates.remove.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const { templateId: id, isRemoved } = input;
  return context.withTenant(async (db) => {
    const present = await findChangeable(db, person, id);
    if (present === null) throw errors.notFound();
    if (present === "notPermitted") throw errors.notPermitted();
    if ((present.removedAt !== null) !== isRemoved) {
      if (!isRemoved && (await isFull(db))) throw errors.tooManyTemplates({ data: { max: templatesMax } });
      await setTemplateRemoved(db, id, isRemoved ? now : null);
      recordAudit(db, person, { action: isRemoved ? "templateRemoved" : "templateRestored", subjectKind: "template", subjectId: id }, now);
    }
    return { template: templateAnswerOf(present, context) };
  });
});

/** Returns a template that the person may change; null when it is not theirs to see. */
async function findChangeable(
  db: PracticeDb,
  person: Pick<SignedIn, "id" | "role" | "locationIds">,
  id: string,
): Promise<TemplateRow | "notPermitted" | null> {
  const present = await findTemplate(db, { id, locationIds: person.locationIds });
  return present && !mayChangeTemplate(person, present) ? "notPermitted" : present;
}

/** Whether the practice has the maximum number of templates; of two saved at the same time, the second waits and counts the first. */
async function isFull(db: PracticeDb): Promise<boolean> {
  await lockCounter(db, "templates");
  return (await countTemplates(db)) >= templatesMax;
}

/** Whether a line names a lens or solution of the market, of the kind stated. */
function isMade({ kind, productId }: TemplateLine, { seriesById, solutionsById }: Catalogue): boolean {
  if (kind === "solutions") return solutionsById.has(productId);
  const series = seriesById.get(seriesIdOfProduct(productId));
  return series !== undefined && series.trial === (kind === "officeTrial") && parseProductId(series, productId) !== null;
}
