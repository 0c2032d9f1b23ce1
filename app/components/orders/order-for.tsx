import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { orderKindOf } from "./order-kind";
import type { ListedOrder } from "./shown-placed-order";

type Props = { order: Pick<ListedOrder, "type" | "purchaseType" | "patientId" | "patientFirst" | "patientLast"> };

/** Whom an order is for: the patient by name, else its kind. */
export function OrderFor({ order }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const { patientFirst, patientLast, purchaseType } = order;
  const isTrial = purchaseType === "Trial";
  if (patientLast === null) {
    const kind = orderKindOf(order);
    return (
      <span className="row">
        <Icon name="box" />
        {t(`common:orderKinds.${kind}`)}
      </span>
    );
  }
  return (
    <span className="row">
      {/* A name in two lines stands where the page begins, whatever its own direction. */}
      <span>
        <bdi>{format.name({ firstName: patientFirst ?? "", lastName: patientLast })}</bdi>
      </span>
      {isTrial && <Badge>{t("orders:table.trial")}</Badge>}
    </span>
  );
}
