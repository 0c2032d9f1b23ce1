import { Link } from "react-router";
import type { CartSetting } from "~/components/cart-line/cart-facts";
import { CartTable } from "~/components/cart-line/cart-table";
import { buttonLook } from "~/components/ui/button-look";
import { Panel } from "~/components/ui/panel";
import { questionPath } from "~/forms/cart/cart-form";
import type { CartGroup as Group } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./cart-group.module.css";
import { CustomerNumber } from "./customer-number";
import { GroupDelivery } from "./group-delivery";

type Props = { group: Group; facts: CartSetting };

/** One group of the cart: for whom, how it is delivered, and its lines. */
export function CartGroup({ group, facts }: Props) {
  const { t } = useTexts("cart");
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
          {facts.form && kind === "patient" && first && preorders.length > 1 && (
            <Link
              className={buttonLook({ tone: "quiet", small: true, className: styles.all })}
              to={questionPath(facts.form, "delete", { patientOf: first.id })}
              preventScrollReset
            >
              {t("totals.deletePatient")}
            </Link>
          )}
        </span>
      }
    >
      <CartTable caption={t("table.of", { group: name })} preorders={preorders} facts={facts} />
    </Panel>
  );
}
