import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import type { CalendarDay } from "~/domain/edition";
import { findScanMistake, hasExpired, parseScan } from "~/domain/scan/parse-scan";
import { boxProducts } from "../catalogue/box-products.server";
import type { Catalogue } from "../catalogue/load-catalogue.server";
import { trialSeriesOf } from "./fitting-shelf.server";

type Refused = Answers["fitting"]["put"]["refused"][number];
type Scan = { id: string; code: string };

/** A scanned pack with the data in its code. */
type ScannedPack = { id: string; productId: string; quantity: 1; lot: string | null; expiresOn: CalendarDay | null; way: "scanner" };

/** Returns the trial packs with scanned codes, and the refused codes with the reason: not that of a trial lens, or expired. */
export async function loadTrialScans(
  db: PracticeDb,
  { catalogue, today }: { catalogue: Catalogue; today: CalendarDay },
  scans: readonly Scan[],
): Promise<{ scanned: ScannedPack[]; refused: Refused[] }> {
  const products = await boxProducts(
    db,
    catalogue,
    scans.map(({ code }) => code),
  );
  const read = scans.map(({ id, code }): ScannedPack | Refused => {
    const said = parseScan(code);
    if (!said) return { id, mistake: findScanMistake(code) ?? "noCode" };
    const product = products.get(said.gtin);
    if (!product) return { id, mistake: "unknown" };
    if (!trialSeriesOf(catalogue, product.productId)) return { id, mistake: "noTrial" };
    if (hasExpired(said, today)) return { id, mistake: "expired" };
    return { id, productId: product.productId, quantity: 1, lot: said.lot, expiresOn: said.expiresOn, way: "scanner" };
  });
  return {
    scanned: read.filter((each) => "productId" in each),
    refused: read.filter((each) => "mistake" in each),
  };
}
