import type { StoredPreorder } from "~/db/queries/preorders.server";
import type { Edition } from "~/domain/edition";
import type { LensLine, Merchandise, PreorderDraft, Rx } from "~/domain/order/preorder";
import { checkKind } from "~/domain/order/preorder-kind";
import { checkQuantity } from "~/domain/order/quantity";
import { findSource, receivedSource, sourcesOf } from "~/domain/order/source-type";
import type { Catalogue } from "../catalogue/catalogue-data.server";
import { completeLine, type SentLine } from "./complete-line.server";
import type { ReceivedPreorder, SentPreorder, SyncErrors, SyncRequest } from "./sync-request.server";

/** What a sent preorder is read with. */
export type DraftFacts = {
  request: Pick<SyncRequest, "locationId" | "origin">;
  edition: Edition;
  catalogue: Catalogue;
  errors: SyncErrors;
};

/**
 * A sent preorder as the draft it stands for: its kind is checked, its lenses are complete and exist, and what the sender
 * leaves out of promotion and replaced order stays as it is kept; what another system sent may keep its type. Throws the refusal of the first thing that does not fit.
 */
export function draftPreorder(
  sent: ReceivedPreorder,
  known: StoredPreorder | undefined,
  { request: { locationId, origin }, edition, catalogue, errors }: DraftFacts,
): PreorderDraft {
  const draft: PreorderDraft = {
    id: sent.id,
    locationId,
    orderType: sent.orderType,
    patientId: sent.patientId ?? null,
    shippingAddressId: sent.dispensingPreference === "ShipToPatient" ? (sent.shippingAddressId ?? null) : null,
    dispensingPreference: sent.dispensingPreference ?? "DispenseFromOffice",
    note: (sent.note ?? "").normalize("NFC").trim(),
    promotionId: sent.promotionId === undefined ? (known?.promotionId ?? null) : sent.promotionId,
    replacesOrderId: sent.replacesOrderId === undefined ? (known?.replacesOrderId ?? null) : sent.replacesOrderId,
    receivedFrom: known?.receivedFrom ?? null,
    merchandise: draftMerchandise(sent.merchandise, catalogue, errors),
  };
  const isKept = known?.orderType === draft.orderType;
  const kind = checkKind(draft, isKept ? "received" : origin);
  if (!kind.permitted) throw errors[kind.code]();
  if (origin === "portal") return draft;
  const sources = sourcesOf(draft.orderType, edition);
  const source = findSource(sources, sent.sourceType ?? known?.receivedFrom ?? null);
  if (!source) throw errors.sourceTypeInvalid({ data: { allowed: [...sources] } });
  return { ...draft, receivedFrom: receivedSource(source) };
}

function draftMerchandise(sent: SentPreorder["merchandise"], catalogue: Catalogue, errors: SyncErrors): Merchandise {
  const { purchaseType, rx, lines, solutions } = sent;
  if ([rx, lines, solutions].filter((content) => content !== undefined && content !== null).length !== 1) throw errors.kindNotAllowed();
  if (purchaseType === "Solution") {
    if (!solutions) throw errors.kindNotAllowed();
    for (const { id, solutionId, quantity } of solutions) {
      refuseQuantity(id, quantity, errors);
      if (!catalogue.solutionsById.has(solutionId)) throw errors.productUnavailable({ data: { lineId: id, itemId: solutionId } });
    }
    const kept = solutions.map(({ id, solutionId, quantity }) => ({ id, solutionId, quantity }));
    return { category: "Solutions", purchaseType, solutions: kept };
  }
  const lensLine = (line: SentLine): LensLine => draftLine(line, catalogue, errors);
  if (lines) return { category: "ContactLenses", purchaseType, lines: lines.filter(isWanted).map(lensLine) };
  if (!rx) throw errors.kindNotAllowed();
  const eye = (line: SentLine | null | undefined) => (line && isWanted(line) ? lensLine(line) : null);
  const { startDate = null, expirationDate = null } = rx;
  const eyes: Rx = { startDate, expirationDate, right: eye(rx.right), left: eye(rx.left) };
  return { category: "ContactLenses", purchaseType, rx: eyes };
}

/** A quantity of 0 or less takes the line away (D62), whatever lens it names. */
const isWanted = ({ quantity }: { quantity: number }) => quantity > 0;

function draftLine(sent: SentLine, { seriesById }: Catalogue, errors: SyncErrors): LensLine {
  refuseQuantity(sent.id, sent.quantity, errors);
  const series = seriesById.get(sent.seriesId);
  if (!series) throw errors.productUnavailable({ data: { lineId: sent.id, itemId: sent.seriesId } });
  const completed = completeLine(sent, series);
  if (!completed.permitted) throw errors.impossibleLens({ data: completed.values });
  return completed.line as LensLine;
}

function refuseQuantity(lineId: string, quantity: number, errors: SyncErrors): void {
  const verdict = checkQuantity(quantity);
  if (quantity > 0 && !verdict.permitted) throw errors.quantityInvalid({ data: { lineId, reason: verdict.code } });
}
