import type { Transaction } from "~/db/database.server";
import { listGtinRows, listIdsElsewhere, listStockRows } from "~/db/queries/catalogue/imports.server";
import type { EditionCode } from "~/domain/edition";
import type { ImportMarket } from "~/domain/import/import-market";
import { currencyDigits } from "~/domain/money";
import { editions } from "~/editions/editions";
import { loadCatalogue } from "../catalogue/load-catalogue.server";

/** Returns a market's data for comparison with imports (asDistributor). */
export async function loadMarket(tx: Transaction, edition: EditionCode): Promise<ImportMarket> {
  const { seriesById, solutionsById, prices } = await loadCatalogue(tx, edition);
  const { currency } = editions[edition];
  return {
    ...{ edition, currency, fractionDigits: currencyDigits[currency], seriesById, solutionsById },
    prices: [...prices.values()].flat().map(({ itemId, packSize, priceRetail, priceAnnual, annualBoxes }) => ({
      ...{ itemId, packSize, priceRetail, priceAnnual, annualBoxes },
    })),
    stock: await listStockRows(tx, edition),
    gtins: await listGtinRows(tx, edition),
    idsElsewhere: await listIdsElsewhere(tx, edition),
  };
}
