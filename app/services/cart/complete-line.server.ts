import { allowedValues } from "~/domain/lens/allowed-values";
import { checkChoice } from "~/domain/lens/check-choice";
import { type Choice, type ChoiceField, lensValuesOf } from "~/domain/lens/choice";
import { completeValues } from "~/domain/lens/complete-values";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensValue } from "~/domain/lens/lens-values";
import { nearestLens } from "~/domain/lens/nearest-lens";
import { parseChoice } from "~/domain/lens/parse-choice";
import type { Series } from "~/domain/lens/series";
import { seriesFields } from "~/domain/lens/series-fields";
import type { LensLine } from "~/domain/order/preorder";
import { productIdOf } from "~/domain/product/product-id";
import { refused } from "~/domain/verdict";

/** A lens line as callers send it: lens values, as numbers or texts, next to the id and the quantity. */
export type SentLine = Readonly<Record<string, unknown>> & { id: string; seriesId: string; quantity: number };

type CompletedLine = { permitted: true; line: LensLine } | { permitted: false; code: "impossibleLens"; values: ImpossibleLens };

export type ImpossibleLens = { lineId: string; field: string; reason: string; nearest: LensValue | null };

/**
 * Completes a sent line to a lens, checked against the blocks of its series (D14): texts become numbers, fields with a single possible
 * value are filled in, and the server sets the product id (D15). Refuses with the impossible field, the reason, and the nearest value:
 * `unreadable`, `notChosen`, or a reason of check-choice.
 */
export function completeLine(sent: SentLine, series: Series): CompletedLine {
  const { chosen, unreadable } = parseChoice(sent);
  const impossible = (field: ChoiceField, reason: string, nearest: LensValue | null) =>
    refused("impossibleLens", { lineId: sent.id, field, reason, nearest });
  const [unread] = unreadable;
  if (unread) return impossible(unread, "unreadable", nearestOf(series, chosen, unread));
  const choice = completeValues(series, chosen);
  const { packSize } = choice;
  const values = lensValuesOf(choice);
  if (packSize !== undefined && lensExists(series, values, packSize)) {
    const { id, seriesId, quantity } = sent;
    return { permitted: true, line: { id, seriesId, productId: productIdOf(series, values, packSize), packSize, values, quantity } };
  }
  const [first] = checkChoice(series, chosen).impossible;
  if (first) return impossible(first.field, first.reason, first.nearest);
  const missing = missingField(series, choice);
  return impossible(missing, "notChosen", nearestOf(series, choice, missing));
}

function missingField(series: Series, choice: Choice): ChoiceField {
  const offered = allowedValues(series, choice);
  const missing = seriesFields(series).find((field) => choice[field] === undefined && (offered[field]?.length ?? 0) > 0);
  return missing ?? "packSize";
}

function nearestOf(series: Series, choice: Choice, field: ChoiceField): LensValue | null {
  const lens = nearestLens(series, choice);
  return (field === "packSize" ? lens?.packSize : lens?.values[field]) ?? null;
}
