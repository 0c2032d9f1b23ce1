import { findTemplate, listTemplates } from "~/db/queries/templates/order-templates.server";
import { templatesMax } from "~/domain/template/order-template";
import { signedIn } from "../access.server";
import { linesToday } from "./lines-today.server";
import { templateAnswerOf } from "./template-answer.server";

/** Returns the templates of the whole practice and of the person's locations, by name (D170). */
export const listOrderTemplates = signedIn.templates.list.handler(({ context }) =>
  context.read(async (db) => ({
    templates: (await listTemplates(db, context.person.locationIds)).map((row) => templateAnswerOf(row, context)),
    max: templatesMax,
  })),
);

/**
 * Returns a template with each line as it can be ordered at a location today. A removed one is not found, like one of another location
 * (D35).
 */
export const loadTemplate = signedIn.templates.read.handler(({ input, context, errors }) => {
  const { locationIds } = context.person;
  const { locationId, templateId: id } = input;
  if (!locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const row = await findTemplate(db, { id, locationIds });
    if (!row || row.removedAt) throw errors.notFound();
    return { template: templateAnswerOf(row, context), lines: await linesToday(db, context, { locationId, lines: row.lines }) };
  });
});

/** Returns lines that are not saved yet as they can be ordered at a location today. */
export const previewTemplate = signedIn.templates.preview.handler(({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read(async (db) => ({ lines: await linesToday(db, context, input) }));
});
