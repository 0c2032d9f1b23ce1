import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import type { Edition } from "~/domain/edition";
import type { LensLine, Merchandise, PreorderDraft, Rx } from "~/domain/order/preorder";
import { checkKind, editedType } from "~/domain/order/preorder-kind";
import { checkQuantity } from "~/domain/order/quantity";
import { findSource, keptSource, receivedSource, sourcesOf } from "~/domain/order/source-type";
import { permitted, refused } from "~/domain/verdict";
import type { Catalogue } from "../catalogue/load-catalogue.server";
import { completeLine, type SentLine } from "./complete-line.server";
import type { SyncRefusal, SyncVerdict } from "./sync-refusal.server";
import type { ReceivedPreorder, SentPreorder, SyncRequest } from "./sync-request.server";

/** The data against which a sent preorder is checked. */
export type DraftSource = {
  request: Pick<SyncRequest, "locationId" | "origin">;
  edition: Edition;
  catalogue: Catalogue;
};

type Drafted = { permitted: true; draft: PreorderDraft } | SyncRefusal;

/**
 * Turns a sent preorder into a draft: checks its kind, completes its lenses, and keeps the stored promotion and replaced order when the
 * sender omits them; what another system sent keeps its type and source when the portal edits it. Refuses with the first problem.
 */
export function draftPreorder(
  sent: ReceivedPreorder,
  known: StoredPreorder | undefined,
  { request: { locationId, origin }, edition, catalogue }: DraftSource,
): Drafted {
  const content = parseMerchandise(sent.merchandise, catalogue);
  if (!content.permitted) return content;
  const patientId = sent.patientId ?? null;
  const { merchandise } = content;
  const isEdited = origin === "portal" && known !== undefined;
  const orderType = isEdited ? editedType({ orderType: sent.orderType, patientId, merchandise }, known.orderType) : sent.orderType;
  const draft: PreorderDraft = {
    ...{ id: sent.id, locationId, orderType, patientId },
    shippingAddressId: sent.dispensingPreference === "ShipToPatient" ? (sent.shippingAddressId ?? null) : null,
    dispensingPreference: sent.dispensingPreference ?? "DispenseFromOffice",
    note: (sent.note ?? "").normalize("NFC").trim(),
    promotionId: sent.promotionId === undefined ? (known?.promotionId ?? null) : sent.promotionId,
    replacesOrderId: sent.replacesOrderId === undefined ? (known?.replacesOrderId ?? null) : sent.replacesOrderId,
    receivedFrom: keptSource(orderType, known?.receivedFrom ?? null),
    merchandise,
  };
  const isKept = known?.orderType === orderType;
  const kind = checkKind(draft, isKept ? "received" : origin);
  if (!kind.permitted) return kind;
  if (origin === "portal") return { permitted: true, draft };
  const sources = sourcesOf(orderType, edition);
  const source = findSource(sources, sent.sourceType ?? known?.receivedFrom ?? null);
  if (!source) return refused("sourceTypeInvalid", { allowed: [...sources] });
  return { permitted: true, draft: { ...draft, receivedFrom: receivedSource(source) } };
}

type ParsedMerchandise = { permitted: true; merchandise: Merchandise } | SyncRefusal;

function parseMerchandise(sent: SentPreorder["merchandise"], catalogue: Catalogue): ParsedMerchandise {
  const { purchaseType, rx, lines, solutions } = sent;
  if ([rx, lines, solutions].filter((content) => content !== undefined && content !== null).length !== 1) return refused("kindNotAllowed");
  if (purchaseType === "Solution") return solutions ? parseSolutions(solutions, catalogue) : refused("kindNotAllowed");
  if (lines) {
    const read = parseLines(lines, catalogue);
    return read.permitted ? { permitted: true, merchandise: { category: "ContactLenses", purchaseType, lines: read.lines } } : read;
  }
  if (!rx) return refused("kindNotAllowed");
  const right = parseLines(rx.right ? [rx.right] : [], catalogue);
  if (!right.permitted) return right;
  const left = parseLines(rx.left ? [rx.left] : [], catalogue);
  if (!left.permitted) return left;
  const { startDate = null, expirationDate = null } = rx;
  const eyes: Rx = { startDate, expirationDate, right: right.lines[0] ?? null, left: left.lines[0] ?? null };
  return { permitted: true, merchandise: { category: "ContactLenses", purchaseType, rx: eyes } };
}

type SentSolution = { id: string; solutionId: string; quantity: number };

function parseSolutions(sent: readonly SentSolution[], { solutionsById }: Catalogue): ParsedMerchandise {
  for (const { id, solutionId, quantity } of sent) {
    const verdict = checkSentQuantity(id, quantity);
    if (!verdict.permitted) return verdict;
    if (!solutionsById.has(solutionId)) return refused("productUnavailable", { lineId: id, itemId: solutionId });
  }
  const solutions = sent.map(({ id, solutionId, quantity }) => ({ id, solutionId, quantity }));
  return { permitted: true, merchandise: { category: "Solutions", purchaseType: "Solution", solutions } };
}

/** Returns the lines as lenses. A quantity of 0 or less removes the line (D62), whichever lens it names. */
function parseLines(sent: readonly SentLine[], catalogue: Catalogue): { permitted: true; lines: LensLine[] } | SyncRefusal {
  const lines: LensLine[] = [];
  for (const line of sent.filter(({ quantity }) => quantity > 0)) {
    const read = parseLine(line, catalogue);
    if (!read.permitted) return read;
    lines.push(read.line);
  }
  return { permitted: true, lines };
}

function parseLine(sent: SentLine, { seriesById }: Catalogue): { permitted: true; line: LensLine } | SyncRefusal {
  const verdict = checkSentQuantity(sent.id, sent.quantity);
  if (!verdict.permitted) return verdict;
  const series = seriesById.get(sent.seriesId);
  return series ? completeLine(sent, series) : refused("productUnavailable", { lineId: sent.id, itemId: sent.seriesId });
}

function checkSentQuantity(lineId: string, quantity: number): SyncVerdict {
  const verdict = checkQuantity(quantity);
  return quantity > 0 && !verdict.permitted ? refused("quantityInvalid", { lineId, reason: verdict.code }) : permitted;
}
