import type { OrderGroup } from "~/components/frame/cart-panel";
import type { OrderLine } from "~/components/frame/order-lines";
import { foldLines } from "~/domain/order/fold-lines";
import { joinArrivals } from "~/domain/stock/arrivals";
import { type CartGroup, type CartLine, cartGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import type { Format } from "~/i18n/format";

type TextKey = `cart:groups.${CartGroup["kind"]}` | `common:units.${"lines" | "powers" | "boxes" | "bottles"}` | "common:list.between";
type Texts = { t: (key: TextKey, values?: { count: number }) => string; format: Format };

/**
 * Returns the groups of the cart as the rail lists them, that of the page's own kind of order first; the powers of a product are one line.
 */
export function orderGroups(cart: PopulatedCart, first: string | null, texts: Texts): OrderGroup[] {
  const groups = cartGroups(cart).map((group) => orderGroup(group, texts));
  return groups.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
}

/** Returns the group of the cart that a page adds to; null for pages that add to several. */
export function groupOfPage({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname.startsWith("/products/stock-revenue")) return "stock";
  if (pathname.startsWith("/products/solutions")) return "solutions";
  if (pathname.startsWith("/products/patient-trial/office")) return "office";
  const patientId = new URLSearchParams(search).get("patient");
  return patientId && `patient-${patientId}`;
}

function orderGroup({ id, kind, preorders }: CartGroup, { t, format }: Texts): OrderGroup {
  const lines = preorders.flatMap((preorder) => preorder.lines);
  const [first] = preorders;
  return {
    id,
    title: t(`cart:groups.${kind}`),
    aside:
      kind === "patient"
        ? format.name({ firstName: first?.patientFirst ?? "", lastName: first?.patientLast ?? "" })
        : t("common:units.lines", { count: lines.length }),
    lines: foldLines(lines).map((fold) => orderLine(fold, { t, format })),
  };
}

function orderLine({ key, lines }: { key: string; lines: CartLine[] }, { t, format }: Texts): OrderLine {
  const [line] = lines;
  if (!line) throw new RangeError("A fold has a line");
  const quantity = lines.reduce((sum, each) => sum + each.quantity, 0);
  const parts = joinArrivals(lines.flatMap(({ arrivals }) => arrivals));
  const promotion = lines.find((each) => each.promotion !== null)?.promotion;
  const isLens = line.solutionId === null;
  return {
    id: key,
    quantity,
    spoken: t(isLens ? "common:units.boxes" : "common:units.bottles", { count: quantity }),
    name: format.product(line.productName, isLens ? line.packSize : null),
    amount: format.money({ ...line.net, amount: lines.reduce((sum, { net }) => sum + net.amount, 0) }),
    arrivals: parts.some(({ isLater, toPatient }) => isLater || toPatient) ? format.arrivals(parts) : undefined,
    promotion: promotion ? format.promotion(promotion) : undefined,
    ...(lines.length > 1
      ? {
          detail: `${t("common:units.powers", { count: lines.length })}${t("common:list.between")}${t("common:units.boxes", { count: quantity })}`,
          powers: lines,
        }
      : { eye: line.eye ?? undefined, values: isLens ? line.values : undefined }),
  };
}
