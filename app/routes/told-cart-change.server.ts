import type { RouterContextProvider } from "react-router";
import type { Inputs } from "~/calls/answers";
import { type CartLine, type CartPreorder, everyPreorder } from "~/components/cart/cart-groups";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { toldLines } from "./told-names.server";

type Context = Readonly<RouterContextProvider>;
type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];
type Line = Pick<CartLine, "productId" | "productName" | "solutionId" | "quantity">;

/** The preorders in the cart of the person's location: what `tellCartChange` compares. */
export async function readCartNow(context: Context): Promise<CartPreorder[]> {
  const { locationId } = context.get(sessionContext);
  return everyPreorder(await context.get(callsContext).cart.populate({ locationId }));
}

/**
 * Tells what sending a preorder, or several of stock, made of the cart and for whom (D54): what was added, or what was taken out. Where
 * both happened, or neither because it was sent before or clashes were left as they are (D22), what the cart now holds of it.
 */
export async function tellCartChange(context: Context, before: readonly CartPreorder[], sent: readonly SentPreorder[]): Promise<void> {
  const after = await readCartNow(context);
  const isSame = ({ patientId }: CartPreorder) => patientId === (sent[0]?.patientId ?? null);
  const { patientFirst = null, patientLast = null } = [...after, ...before].find(isSame) ?? {};
  const [then, now] = [linesOf(before.filter(isSame)), linesOf(after.filter(isSame))];
  const [added, taken] = [missingIn(then, now), missingIn(now, then)];
  const changed = [...added, ...taken].map(({ productId }) => productId);
  const concerned = new Set([...changed, ...sent.flatMap(productsOf)]);
  const present = [...now.values()].filter(({ productId }) => concerned.has(productId));
  const tell = (key: string, lines: readonly Line[]) =>
    context.get(noticeContext).add({ key, values: toldLines(context, [{ patientFirst, patientLast, lines }]) });
  if (added.length > 0 && taken.length === 0) tell("frame:notice.added", added);
  else if (taken.length > 0 && added.length === 0) tell("frame:notice.taken", taken);
  else if (present.length > 0) tell("frame:notice.inCart", present);
  else context.get(noticeContext).add({ key: "frame:notice.cartUnchanged" });
}

/** How many of each product these preorders hold. */
function linesOf(preorders: readonly CartPreorder[]): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const line of preorders.flatMap((preorder) => preorder.lines)) {
    const quantity = line.quantity + (lines.get(line.productId)?.quantity ?? 0);
    lines.set(line.productId, { ...line, quantity });
  }
  return lines;
}

/** What the one holds of each product beyond the other. */
function missingIn(less: ReadonlyMap<string, Line>, more: ReadonlyMap<string, Line>): Line[] {
  const lines = [...more.values()].map((line) => ({ ...line, quantity: line.quantity - (less.get(line.productId)?.quantity ?? 0) }));
  return lines.filter(({ quantity }) => quantity > 0);
}

function productsOf({ merchandise: { lines, solutions, rx } }: SentPreorder): (string | null | undefined)[] {
  return [...(lines ?? []), rx?.right, rx?.left]
    .map((line) => line?.productId)
    .concat((solutions ?? []).map(({ solutionId }) => solutionId));
}
