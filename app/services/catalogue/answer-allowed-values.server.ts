import type { Inputs } from "~/calls/answers";
import { allowedValuesAnswer } from "~/domain/lens/allowed-values-answer";
import type { LensValue } from "~/domain/lens/lens-values";
import { parseChoice } from "~/domain/lens/parse-choice";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue } from "./catalogue-data.server";
import { checkMarket, placeOf } from "./place-of-call.server";

type Asked = Inputs["catalogue"]["allowedValues"];

/** The values that still lead to a lens that is made (D14); version 2 of the call, and the one without a version. */
export const allowedValues = signedIn.catalogue.allowedValues.handler(async ({ input, context, errors }) => {
  const answer = await answerAllowedValues(input, context);
  if (!answer) throw errors.notFound();
  return answer;
});

/** By version: 3 takes the whole draft and answers without the list of powers (D71: Korea asks again as the draft changes). */
export const allowedValuesOf = signedIn.catalogue.allowedValuesOf.handler(async ({ input, context, errors }) => {
  const answer = await answerAllowedValues(input, context);
  if (!answer) throw errors.notFound();
  if (input.version === "v2") return answer;
  const { powers: _, ...withoutPowers } = answer;
  return withoutPowers;
});

async function answerAllowedValues(input: Asked, { person, edition, withTenant }: SignedInContext) {
  if (!checkMarket(input, person) || !placeOf(input, person)) return null;
  const { seriesById } = await withTenant(({ tx }) => loadCatalogue(tx, edition.code));
  const series = seriesById.get(input.seriesId);
  if (!series?.active) return null;
  const { fields, packSizes, impossible, ...answer } = allowedValuesAnswer(series, parseChoice(input.currentValues ?? {}).chosen, edition);
  return {
    ...answer,
    fields: Object.fromEntries(Object.entries(fields).map(([field, offered]) => [field, { ...offered, values: [...offered.values] }])),
    packSizes: [...packSizes],
    impossible: impossible.map((each) => ({ ...each, excludedBy: each.excludedBy as Record<string, LensValue> })),
  };
}
