import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { callInPage, masterPath, ordersPath } from "./call-in-page";
import { addArrivals, type SaidFacts } from "./parse-facts";

/** What is ordered: a lens for stock, its toric, a patient's lens and a solution, in the market of the practice. */
export type Ordered = {
  sphere: { seriesId: string; packSize: number; name: string; boxes: ReadonlyMap<string, number> };
  toric: { seriesId: string; packSize: number; name: string; boxes: ReadonlyMap<string, number> };
  patient: { id: string; seriesId: string; power: number };
  solution: { id: string; name: string; bottles: number };
};

type Shelf = { onHand: number | null; laterDay: string | null };
type Cell = { productId: string; power: number; stock: { status: string }; shelf: Shelf } | null;

/** Chooses by the shelves what to order of the market's catalogue: 12 powers, some on backorder and together in a promotion, and so on. */
export async function chooseOrder(page: Page, market: "il" | "kr"): Promise<Ordered> {
  const { tenant, locationId } = await callInPage(page, "/api/session");
  const read = async (seriesId: string) => {
    const { series, packSize, blocks } = await callInPage(page, "/api/products/grid", { seriesId, locationId });
    const made: Cell[] = blocks.flatMap(({ rows }: { rows: { cells: Cell[] }[] }) => rows.flatMap(({ cells }) => cells));
    const cells = made.filter((cell) => cell !== null);
    const full = cells.filter(({ stock, shelf }) => stock.status === "inStock" && (shelf.onHand ?? 0) > 9);
    return { series, packSize, cells, full };
  };
  const grid = async (seriesId: string, powers: number, boxesOf: (cell: NonNullable<Cell>) => number) => {
    const { series, packSize, cells, full } = await read(seriesId);
    const short = cells.filter(({ shelf }) => shelf.laterDay !== null && (shelf.onHand ?? 9) < 9).slice(0, 3);
    const chosen = [...short, ...full].slice(0, powers);
    const name = `${series.displayName} ${packSize}`;
    return { seriesId, packSize, name, boxes: new Map(chosen.map((cell) => [cell.productId, boxesOf(cell)])) };
  };
  const patientId = await givenNewPatient(page, locationId);
  const { solutions } = await callInPage(page, `${masterPath}/catalog/getsolutions/${tenant.countryCode}`, {});
  const solution = solutions.find(({ available, stock }: { available: boolean; stock: { later: number } }) => available && stock.later > 0);
  return {
    sphere: await grid(`${market}-myday`, 12, ({ shelf: { onHand } }) => ((onHand ?? 9) < 9 ? (onHand ?? 0) + 2 : 2)),
    toric: await grid(`${market}-biofinity-toric`, 2, () => 3),
    patient: { id: patientId, seriesId: `${market}-biofinity`, power: (await read(`${market}-biofinity`)).full[0]?.power ?? 0 },
    solution: { id: solution.id, name: solution.displayName, bottles: 3 },
  };
}

/** Adds a patient, who never ordered: what differs from earlier lenses would be asked about before it is added. Returns the id. */
async function givenNewPatient(page: Page, locationId: string): Promise<string> {
  const id = randomUUID();
  await callInPage(page, `${masterPath}/patients/create`, { id, firstName: "Tal", lastName: `Regev ${id.slice(0, 4)}`, locationId });
  return id;
}

type Line = { productName: string; packSize: number; solutionId: string | null; seriesId: string | null; quantity: number } & {
  net: { amount: number };
  discount: { amount: number };
  arrivals: { quantity: number; day: string | null }[];
};

/** What the cart answers of each product of each order, one call for all places; and what a promotion takes off. */
export async function loadCart(page: Page): Promise<Map<string, SaidFacts & { discount: number }>> {
  const { locationId } = await callInPage(page, "/api/session");
  const cart = await callInPage(page, `${ordersPath}/cart/populate`, { locationId });
  const preorders: { lines: Line[] }[] = [...cart.preordersStock, ...cart.preordersPatient, ...cart.preordersSolution];
  const found = new Map<string, SaidFacts & { discount: number }>();
  for (const { lines } of preorders) {
    for (const { productName, packSize, solutionId, quantity, net, discount, arrivals } of lines) {
      const key = solutionId === null ? `${productName} ${packSize}` : productName;
      const before = found.get(key) ?? { quantity: 0, amount: 0, discount: 0, arrivals: {} };
      const days = arrivals.map(({ day, quantity: boxes }) => ({ [day ?? "later"]: boxes }));
      found.set(key, {
        quantity: before.quantity + quantity,
        amount: before.amount + net.amount,
        discount: before.discount + discount.amount,
        arrivals: addArrivals([before.arrivals, ...days]),
      });
    }
  }
  return found;
}
