import type { Answers, Inputs } from "~/calls/answers";
import { findGtinOfProduct } from "~/db/queries/catalogue/imports.server";
import type { Edition } from "~/domain/edition";
import { allowedValuesAnswer } from "~/domain/lens/allowed-values-answer";
import type { Choice } from "~/domain/lens/choice";
import type { LensValue } from "~/domain/lens/lens-values";
import { parseChoice } from "~/domain/lens/parse-choice";
import type { Series } from "~/domain/lens/series";
import { mapOf, remembered } from "~/domain/remembered";
import { signedIn } from "~/services/access.server";
import type { SignedInContext } from "~/services/call-context.server";
import { type Catalogue, loadCatalogue } from "./load-catalogue.server";
import { checkMarket, locationOf } from "./location-of-call.server";

type Asked = Inputs["catalogue"]["allowedValues"];
type Answer = Answers["catalogue"]["allowedValues"];

/** Returns the values that still lead to an existing lens (D14); version 2 of the call, and the call without a version. */
export const allowedValues = signedIn.catalogue.allowedValues.handler(async ({ input, context, errors }) => {
  const answer = await findAllowedValues(input, context);
  if (!answer) throw errors.notFound();
  return answer;
});

/** By version: 3 takes the whole draft and returns no list of powers (D71: Korea asks again as the draft changes). */
export const allowedValuesOf = signedIn.catalogue.allowedValuesOf.handler(async ({ input, context, errors }) => {
  const answer = await findAllowedValues(input, context);
  if (!answer) throw errors.notFound();
  return ofVersion(input.version, answer);
});

/** By version for the practice's own edition (D41); another one is not found. */
export const allowedValuesOfEdition = signedIn.catalogue.allowedValuesOfEdition.handler(async ({ input, context, errors }) => {
  const { params, query, body } = input;
  const answer = params.edition === context.edition.code ? await findAllowedValues(body, context) : null;
  if (!answer) throw errors.notFound();
  return ofVersion(query.version, answer);
});

function ofVersion(version: "v2" | "v3", answer: Answer): Answer {
  if (version === "v2") return answer;
  const { powers: _, ...withoutPowers } = answer;
  return withoutPowers;
}

/** Cached results by catalogue: another version of a catalogue is another object (D41). */
const answersByCatalogue = new WeakMap<Catalogue, Map<string, Answer>>();

/** Returns the values, from the cache if possible; null for a series, a market or a location that the person may not see. */
export async function findAllowedValues(input: Asked, { person, edition, read }: SignedInContext): Promise<Answer | null> {
  if (!checkMarket(input, person) || !locationOf(input, person)) return null;
  const catalogue = await read(({ tx }) => loadCatalogue(tx, edition.code));
  const series = catalogue.seriesById.get(input.seriesId);
  if (!series?.active) return null;
  const { chosen } = parseChoice(input.currentValues ?? {});
  const key = JSON.stringify([series.id, Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1))]);
  const answers = mapOf(answersByCatalogue, catalogue);
  const known = answers.get(key);
  if (known) return known;
  const answer = await withImportedGtin(copyAllowedValues(series, chosen, edition));
  return remembered(answers, key, () => answer);

  /** The distributor's own GTIN of a product takes precedence over the derived one (D15). */
  async function withImportedGtin({ lens, ...others }: Answer): Promise<Answer> {
    if (!lens || !catalogue.seriesWithGtins.has(input.seriesId)) return { ...others, lens };
    const imported = await read(({ tx }) => findGtinOfProduct(tx, edition.code, lens.productId));
    return { ...others, lens: { ...lens, gtin: imported ?? lens.gtin } };
  }
}

function copyAllowedValues(series: Series, chosen: Choice, edition: Edition): Answer {
  const { fields, packSizes, impossible, ...answer } = allowedValuesAnswer(series, chosen, edition);
  return {
    ...answer,
    fields: Object.fromEntries(Object.entries(fields).map(([field, offered]) => [field, { ...offered, values: [...offered.values] }])),
    packSizes: [...packSizes],
    impossible: impossible.map((each) => ({ ...each, excludedBy: each.excludedBy as Record<string, LensValue> })),
  };
}
