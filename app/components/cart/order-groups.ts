import type { TFunction } from "i18next";
import type { OrderGroup } from "~/components/frame/cart-panel";
import type { OrderLine } from "~/components/frame/order-lines";
import type { Format } from "~/i18n/format";
import type { PopulatedCart } from "./cart-in-sight";

type Preorder = PopulatedCart["preordersStock"][number];

/** The groups of the cart as the rail lists them: each patient by name, then stock, solutions and the office's trials. */
export function orderGroups(cart: PopulatedCart, t: TFunction<"cart">, format: Format): OrderGroup[] {
  const patientIds = [...new Set(cart.preordersPatient.map((preorder) => preorder.patientId))];
  const patients = patientIds.map((patientId) => {
    const preorders = cart.preordersPatient.filter((preorder) => preorder.patientId === patientId);
    const name = { firstName: preorders[0]?.patientFirst ?? "", lastName: preorders[0]?.patientLast ?? "" };
    return group(`patient-${patientId}`, t("groups.patient"), preorders, format, format.name(name));
  });
  const others = [
    group("stock", t("groups.stock"), cart.preordersStock, format),
    group("solutions", t("groups.solutions"), cart.preordersSolution, format),
    group("office", t("groups.office"), cart.preordersOffice, format),
  ];
  return [...patients, ...others].filter(({ lines }) => lines.length > 0);
}

function group(id: string, title: string, preorders: readonly Preorder[], format: Format, aside?: string): OrderGroup {
  const lines = preorders.flatMap((preorder) => preorder.lines).map((line): OrderLine => lineOf(line, format));
  return { id, title, aside, lines };
}

function lineOf(line: Preorder["lines"][number], format: Format): OrderLine {
  return {
    id: line.id,
    quantity: line.quantity,
    name: line.productName,
    eye: line.eye ?? undefined,
    values: line.solutionId === null ? line.values : undefined,
    amount: format.money(line.net),
  };
}
