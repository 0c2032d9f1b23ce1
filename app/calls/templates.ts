import { z } from "zod";
import { templateKinds, templateLinesMax, templateNameMax } from "~/domain/template/order-template";
import { signedInCall } from "./base";
import { leftReason } from "./orders";
import { day, id, lensValues, money, stockAnswer } from "./shapes/basic-shapes";
import { text } from "./text";

/** Calls of the templates of a practice (D170): orders without a patient that are saved under a name. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/templates/${name}` as `/${string}`, summary, tags: ["templates"] }) as const;

const templateLine = z.object({ kind: z.enum(templateKinds), productId: text(400), quantity: z.int().min(1).max(1000) });
const lines = z.array(templateLine).min(1).max(templateLinesMax);

/** A name of one line; spaces around it are ignored. */
const name = text(templateNameMax)
  .transform((given) => given.trim())
  .pipe(z.string().min(1));

/** `locationId` is null for a template of the whole practice; `revision` counts its changes, from 1. */
const template = z.object({
  id,
  name: z.string(),
  locationId: id.nullable(),
  revision: z.int(),
  linesQuantity: z.int(),
  boxesQuantity: z.int(),
  madeBy: z.string(),
  changedOn: day,
  mayChange: z.boolean(),
});

const product = { productId: z.string(), productName: z.string(), packSize: z.int(), values: lensValues };

/**
 * A line of a template as it can be ordered at the location today. `now` is what would be ordered, of the same series or the one that
 * replaced it (`isReplaced`); null with a `reason` when nothing can be. `nearest` is the nearest lens of today's series when the lens is no
 * longer made; it is ordered only once a quantity is entered for it.
 */
const lineToday = z.object({
  kind: z.enum(templateKinds),
  quantity: z.int(),
  ...product,
  imageId: z.string(),
  now: z.object({ ...product, price: money.nullable(), stock: stockAnswer, promisedDay: day.nullable() }).nullable(),
  isReplaced: z.boolean(),
  reason: leftReason.nullable(),
  nearest: z.object(product).nullable(),
});

/** The templates of the whole practice and of the person's locations, by name. */
export const list = signedInCall
  .route(route("list", "The templates of the practice"))
  .output(z.object({ templates: z.array(template), max: z.int() }));

export const read = signedInCall
  .route(route("read", "A template, each line as it can be ordered today"))
  .input(z.object({ templateId: id, locationId: id }))
  .output(z.object({ template, lines: z.array(lineToday) }));

/** Lines that are not saved yet, as saving would keep them. Products that the market never had are omitted. */
export const preview = signedInCall
  .route(route("preview", "Lines as they can be ordered today"))
  .input(z.object({ locationId: id, lines }))
  .output(z.object({ lines: z.array(lineToday) }));

/** Saves lines under a name. The caller makes `templateId`, so that sending it twice saves once. */
export const save = signedInCall
  .route(route("save", "Save lines as a template"))
  .input(z.object({ templateId: id, name, locationId: id.nullable(), lines }))
  .output(z.object({ template }))
  .errors({
    tooManyTemplates: { status: 409, data: z.object({ max: z.int() }) },
    templateLineInvalid: { status: 422, data: z.object({ productId: z.string() }) },
  });

const changing = signedInCall.errors({ notPermitted: { status: 403 } });

/** Renames a template, or moves it to another location or the whole practice. `revision` is the one last seen. */
export const change = changing
  .route(route("change", "Rename a template or move it"))
  .input(z.object({ templateId: id, name, locationId: id.nullable(), revision: z.int().min(1) }))
  .output(z.object({ template }))
  .errors({ changedElsewhere: { status: 409, data: z.object({ template }) } });

/** Removes a template, or restores it within a day. */
export const remove = changing
  .route(route("remove", "Remove a template, or restore it"))
  .input(z.object({ templateId: id, isRemoved: z.boolean() }))
  .output(z.object({ template }))
  .errors({ tooManyTemplates: { status: 409, data: z.object({ max: z.int() }) } });
