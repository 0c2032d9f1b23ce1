import { useCartInSight } from "~/components/cart/cart-in-sight";
import { AddTally } from "~/components/cart-summary/add-tally";
import { FieldError } from "~/components/fields/field-error";
import { type OrderLine, OrderLines } from "~/components/frame/order-lines";
import { RailPanel } from "~/components/frame/rail-panel";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { type EyeDraftLine, eyeDraftLines, eyePrices } from "~/forms/patient-order/draft-lines";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { isWanted } from "~/forms/patient-order/find-draft-mistakes";
import { orderFormId } from "~/forms/patient-order/order-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AddOrderButton } from "./add-order-button";
import type { OrderProblem } from "./use-problem-texts";

type Props = {
  title: string;
  eyes: readonly EyeState[];
  preorderId: string;
  problems: readonly OrderProblem[];
  /** Changes an order that is in the cart. */
  editing: boolean;
  /** Whether it is stored in the browser. */
  isStored: boolean;
};

/** What the form has and the cart does not: its lines, the first thing to correct, and the buttons, above the cart in the rail. */
export function DraftPanel({ title, eyes, preorderId, problems, editing, isStored }: Props) {
  const { t } = useTexts("patientOrder");
  const lines = useOrderLines(useDraftLines(eyes, preorderId), editing);
  const [first] = problems;
  const wanted = eyes.filter(({ series, draft }) => series && isWanted(draft.quantity));
  const isIncomplete = (wanted.length > 0 || editing) && first !== undefined;
  const ready = eyes.filter(({ lens, quantity }) => lens !== null && quantity !== null);
  const asks = first === undefined && eyes.some(({ draft, suggested }) => isWanted(draft.quantity) && suggested.length > 0);
  const only = !editing && isIncomplete && ready.length === 1 && wanted.length === 2 ? ready[0]?.side : undefined;
  const foot = (
    <>
      <AddOrderButton editing={editing} />
      {asks && <p className="tiny quiet">{t("draft.asks")}</p>}
      {only && (
        <Button form={orderFormId} name="intent" value={`add:${only}`} tone="quiet" wide>
          {t(only === "right" ? "draft.onlyRight" : "draft.onlyLeft")}
        </Button>
      )}
      {editing && (
        <Button form={orderFormId} name="intent" value="remove" tone="quiet" wide>
          {t("draft.remove")}
        </Button>
      )}
      {isStored && (
        <p className="tiny quiet row">
          <Icon name="check" />
          {t("draft.kept")}
        </p>
      )}
    </>
  );
  return (
    <RailPanel title={title} aside={lines.length > 0 && <Badge tone="caution">{t("draft.notInCart")}</Badge>} foot={foot}>
      {lines.length === 0 ? <p className="small quiet">{t(editing ? "draft.unchanged" : "draft.empty")}</p> : <OrderLines lines={lines} />}
      {isIncomplete && (
        <FieldError>
          <a className="strong danger" href={`#${first.controlId}`}>
            {t("draft.settle", { count: problems.length, what: first.text })}
          </a>
        </FieldError>
      )}
    </RailPanel>
  );
}

/** The same in one line at the bottom of small screens. */
export function DraftTally({ title, eyes, preorderId, problems, editing }: Omit<Props, "isStored">) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const lines = useDraftLines(eyes, preorderId);
  const boxes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = lines.reduce<number | null>((sum, each) => (sum === null || each.amount === null ? null : sum + each.amount), 0);
  const [first] = problems;
  const nothing = t(editing ? "patientOrder:draft.unchangedShort" : "patientOrder:draft.nothing");
  const counted = [
    ...(boxes > 0 ? [t("common:units.boxes", { count: boxes })] : []),
    ...(amount === null ? [] : [format.amount(amount)]),
  ].join(" · ");
  const problem = lines.length > 0 && first ? t("patientOrder:draft.settle", { count: problems.length, what: first.text }) : null;
  return (
    <AddTally
      label={title}
      main={lines.length === 0 ? nothing : (problem ?? counted)}
      notYet={t("patientOrder:draft.notInCart")}
      add={<AddOrderButton editing={editing} brief />}
    />
  );
}

type EyeProps = { state: EyeState; eyes: readonly EyeState[] };

const paidOf = ({ state: { side, lens, suggested }, eyes }: EyeProps) =>
  lens !== null && suggested.length === 0 ? eyePrices(eyes)[side] : undefined;

/** The price of an eye's boxes in this order, and of a single one. */
export function EyePrice({ state, eyes }: EyeProps) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const { price } = state;
  const paid = paidOf({ state, eyes });
  return (
    <>
      <b>{paid ? <Money>{format.amount(paid.amount)}</Money> : <span>–</span>}</b>
      <br />
      {price && (
        <span className="small quiet">
          {price.unit === 0
            ? t("common:totals.free")
            : t("patientOrder:eye.each", { price: format.money({ amount: price.unit, currency: price.currency }) })}
        </span>
      )}
    </>
  );
}

/** The promotion in the price of an eye. */
export function EyePromotion(props: EyeProps) {
  const format = useFormat();
  const promotion = paidOf(props)?.promotion;
  return promotion ? (
    <Badge tone="good" wraps>
      {format.promotion(promotion)}
    </Badge>
  ) : null;
}

/** Returns the lines compared with those of the order in the cart, when it is edited. */
function useDraftLines(eyes: readonly EyeState[], preorderId: string): EyeDraftLine[] {
  const { preordersPatient } = useCartInSight().populated;
  return eyeDraftLines(eyes, preordersPatient.find(({ id }) => id === preorderId)?.lines ?? []);
}

function useOrderLines(lines: readonly EyeDraftLine[], isDifference: boolean): OrderLine[] {
  const { t } = useTexts("common");
  const format = useFormat();
  return lines.map(({ key, side, quantity, productName, packSize, values, amount, promotion }) => ({
    ...{ id: key, quantity, isDifference, eye: side, values },
    spoken: t("units.boxes", { count: quantity }),
    name: format.product(productName, packSize),
    amount: amount === null ? undefined : format.amount(amount),
    promotion: promotion ? format.promotion(promotion) : undefined,
  }));
}
