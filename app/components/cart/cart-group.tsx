import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import styles from "./cart-group.module.css";
import type { CartGroup as Group } from "./cart-groups";
import { type CartEditing, type CartFacts, CartTable } from "./cart-table";
import { CustomerNumber } from "./customer-number";
import { GroupDelivery } from "./group-delivery";

type Props = { group: Group; problemNumbers: ReadonlyMap<string, number>; facts: CartFacts; editing?: CartEditing };

/** One group of the cart or of the review: whose it is, how it is delivered, and its lines. */
export function CartGroup({ group, problemNumbers, facts, editing }: Props) {
  const { t } = useTranslation("cart");
  const format = useFormat();
  const { kind, preorders } = group;
  const first = preorders[0];
  const patient = { firstName: first?.patientFirst ?? "", lastName: first?.patientLast ?? "" };
  const name = kind === "patient" ? format.name(patient) : t(`groups.${kind}`);
  return (
    <Panel
      id={`group-${group.id}`}
      className={styles.group}
      title={
        <>
          <bdi>{name}</bdi>{" "}
          <span className={styles.whose}>
            {kind === "patient" && first?.customerId && <CustomerNumber number={first.customerId} />}
            {(kind === "stock" || kind === "solutions") && t("delivery.forPractice")}
          </span>
        </>
      }
      aside={
        <span className={styles.aside}>
          <GroupDelivery preorders={preorders} />
          {editing && kind === "patient" && first && preorders.length > 1 && (
            <Link
              className={buttonLook({ tone: "quiet", small: true, className: styles.all })}
              to={`/cart/delete?patientOf=${first.id}`}
              preventScrollReset
            >
              <Icon name="trash" />
              {t("totals.deletePatient")}
            </Link>
          )}
        </span>
      }
    >
      <CartTable
        caption={t("table.of", { group: name })}
        preorders={preorders}
        problemNumbers={problemNumbers}
        facts={facts}
        editing={editing}
      />
    </Panel>
  );
}
