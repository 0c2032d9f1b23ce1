import type { Answers } from "~/calls/answers";
import { allowedValues } from "~/domain/lens/allowed-values";
import type { Choice } from "~/domain/lens/choice";
import { currentSeries } from "~/domain/lens/current-series";
import { parseChoice } from "~/domain/lens/parse-choice";
import type { Eye } from "~/domain/order/order-lines";
import type { OrderSeries } from "./order-series";
import { emptyEye, type PatientDraft, sides } from "./patient-draft";

export type PastOrder = Answers["orders"]["history"]["orders"][number];
type PastLine = PastOrder["lines"][number];

/** What changed about an old order: another series replaced the old one, or none did. */
export type RepeatNote = { side: Eye; productName: string; newProductName: string | null };

/**
 * Returns the form filled with an old order as it can be ordered today: a replaced series becomes its successor (`matchHistory`, D14), in
 * another pack with as many lenses, rounded up to whole boxes; one that is gone leaves its eye empty, and values that are no longer made stay
 * in the form, which says so.
 */
export function repeatOrder(
  draft: PatientDraft,
  order: Pick<PastOrder, "lines">,
  all: readonly OrderSeries[],
): { draft: PatientDraft; notes: RepeatNote[] } {
  const notes: RepeatNote[] = [];
  const eyes = { ...draft.eyes };
  for (const side of sides) {
    const { lineId } = draft.eyes[side];
    const line = order.lines.find(({ eye }) => eye === side);
    eyes[side] = emptyEye(lineId);
    if (!line) continue;
    const series = currentSeries(all, line.seriesId ?? "", ({ available }) => available);
    if (series?.id !== line.seriesId) notes.push({ side, productName: line.productName, newProductName: series?.displayName ?? null });
    if (!series) continue;
    const chosen = chosenOf(line, series);
    const boxes = Math.ceil((line.quantity * line.packSize) / (chosen.packSize ?? line.packSize));
    eyes[side] = { lineId, seriesId: series.id, wantedSeriesId: "", chosen, quantity: String(boxes) };
  }
  return { draft: { ...draft, eyes }, notes };
}

/** Returns the choice for the successor: without fields that it does not have, and with its smallest pack when it lacks the old one. */
function chosenOf({ values, packSize }: PastLine, series: OrderSeries): Choice {
  const offered = allowedValues(series);
  const { chosen } = parseChoice(values);
  const known = Object.fromEntries(Object.entries(chosen).filter(([field]) => field in offered && isAsked(field, offered)));
  return { ...known, packSize: offered.packSize.includes(packSize) ? packSize : offered.packSize[0] };
}

/** Whether the field is asked for; one with only one value (curve, diameter) follows from the series and may differ from the old one. */
const isAsked = (field: string, offered: ReturnType<typeof allowedValues>) => (offered[field as "power"]?.length ?? 0) > 1;
