import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { callInPage } from "./call-in-page";
import { codeOfMyday } from "./demo-codes";
import type { PortalFacts } from "./given-portal-facts";

type Line = { gtin: string | null; product: { productId: string } };

/** Counts a box of each line that the location expects, one of them expired, and one that nobody expects. */
export async function countBoxes(page: Page, { locationId }: PortalFacts): Promise<void> {
  const { lines } = await callInPage(page, `/api/deliveries/open/${locationId}`);
  const codes = lines.flatMap(({ gtin }: Line, index: number) =>
    gtin ? `(01)${gtin}(17)${index === 0 ? "200131" : "331231"}(10)L${index}` : [],
  );
  const boxes = [...codes, "(01)04006381333931(10)X9"].map((code) => ({ id: randomUUID(), code, way: "scanner" }));
  await callInPage(page, `/api/deliveries/open/${locationId}/boxes`, { locationId, deliveryId: randomUUID(), boxes });
}

/** Finishes that delivery, and counts the next one. */
export async function receiveBoxes(page: Page, facts: PortalFacts): Promise<void> {
  const { deliveryId } = await callInPage(page, `/api/deliveries/open/${facts.locationId}`);
  await callInPage(page, `/api/deliveries/${deliveryId}/finish`, { deliveryId });
  facts.delivery = deliveryId;
}

/** Counts three boxes on the shelf of the location, one of them expired, and one with a code that nobody knows. */
export async function countShelf(page: Page, { locationId, market }: PortalFacts): Promise<void> {
  const code = `01${codeOfMyday(market)}`;
  const codes = [`${code}17290131`, `${code}17240131`, "(01)04006381333931(10)X9", `${code}1729013110A7`];
  const boxes = codes.map((each) => ({ id: randomUUID(), code: each }));
  await callInPage(page, "/api/stock/shelf-count/add", { locationId, countId: randomUUID(), boxes, typed: [] });
}
