import type { RouterContextProvider } from "react-router";
import type { Answers, Inputs } from "~/calls/answers";
import { noticeContext } from "~/context.server";
import type { NoticeTone } from "~/domain/notice/notice";
import { reportedLines } from "./notice-values.server";

type Context = Readonly<RouterContextProvider>;
type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];
type Held = Answers["cart"]["sync"]["held"];
type Line = Held["now"][number];

/**
 * Adds the notice about what sending a preorder, or several of stock, changed in the cart, and for which patient (D54): the boxes added, or
 * those removed. It cautions when not all that was added can be delivered. When both happened, or neither because it was sent before or
 * clashes were left as they are (D22), it names what the cart now holds.
 */
export function addCartChangeNotice(context: Context, { patientFirst, patientLast, ...held }: Held, sent: readonly SentPreorder[]): void {
  const [then, now] = [byProduct(held.before), byProduct(held.now)];
  const [added, removed] = [missingIn(then, now), missingIn(now, then)];
  const changed = [...added, ...removed].map(({ productId }) => productId);
  const concerned = new Set([...changed, ...sent.flatMap(productsOf)]);
  const present = [...now.values()].filter(({ productId }) => concerned.has(productId));
  const addNotice = (key: string, lines: readonly Line[], tone: NoticeTone = "good") =>
    context.get(noticeContext).add({ key, values: reportedLines(context, [{ patientFirst, patientLast, lines }]), tone });
  const isShort = added.some(({ productId }) => held.undeliverable.includes(productId));
  if (added.length > 0 && removed.length === 0) {
    if (isShort) addNotice("frame:notice.addedShort", added, "caution");
    else addNotice("frame:notice.added", added);
  } else if (removed.length > 0 && added.length === 0) addNotice("frame:notice.taken", removed);
  else if (present.length > 0) addNotice("frame:notice.inCart", present);
  else context.get(noticeContext).add({ key: "frame:notice.cartUnchanged" });
}

const byProduct = (lines: readonly Line[]) => new Map(lines.map((line) => [line.productId, line]));

/** Returns by how much one lacks the other's quantity of each product. */
function missingIn(less: ReadonlyMap<string, Line>, more: ReadonlyMap<string, Line>): Line[] {
  const lines = [...more.values()].map((line) => ({ ...line, quantity: line.quantity - (less.get(line.productId)?.quantity ?? 0) }));
  return lines.filter(({ quantity }) => quantity > 0);
}

function productsOf({ merchandise: { lines, solutions, rx } }: SentPreorder): (string | null | undefined)[] {
  return [...(lines ?? []), rx?.right, rx?.left]
    .map((line) => line?.productId)
    .concat((solutions ?? []).map(({ solutionId }) => solutionId));
}
