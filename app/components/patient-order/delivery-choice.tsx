import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Money } from "~/components/ui/money";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import type { DeliveryFacts, OrderPatient } from "~/forms/patient-order/order-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patient-order.module.css";

type Props = { value: string; facts: DeliveryFacts; patient: OrderPatient | null; onChoose: (value: string) => void };

/**
 * Delivery to the practice, or to one of the patient's addresses where the market allows it (D4), each with fee and day. The addresses of a
 * patient who wants lenses shipped come first, and a note reminds of that wish while another choice is selected.
 */
export function DeliveryChoice({ value, facts, patient, onChoose }: Props) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const { toPatient } = facts;
  const addresses = toPatient && patient ? patient.addresses : [];
  const chosen = value === "office" || addresses.some(({ id }) => id === value) ? value : "office";
  const pick = (id: string) => ({ name: "delivery", value: id, checked: chosen === id, onChange: () => onChoose(id) });
  const isWished = toPatient !== null && patient?.shiptoPatient === true;
  const toAddresses =
    toPatient &&
    addresses.map(({ id, street, street2, city, verified }) => (
      <Pick
        key={id}
        {...pick(id)}
        title={t("delivery.patient")}
        aside={<Money className="small quiet">{t("delivery.fee", { fee: format.amount(toPatient.feeAmount) })}</Money>}
      >
        <span className="small quiet">
          <bdi>{format.address({ street, street2, city })}</bdi>
          <br />
          {t("delivery.patientDay", { day: format.dayAndWeekday(toPatient.latestDay) })}{" "}
        </span>
        <Badge tone={verified ? "good" : "caution"} icon={verified ? "check" : "alert"}>
          {t(verified ? "delivery.verified" : "delivery.notVerified")}
        </Badge>
      </Pick>
    ));
  return (
    <Panel padded title={t("delivery.title")}>
      {isWished && chosen === "office" && (
        <Notice tone="accent">{t(addresses.length > 0 ? "delivery.wish" : "delivery.wishWithoutAddress")}</Notice>
      )}
      <FieldGroup id="delivery" legend={t("delivery.title")} hideLegend hint={toPatient ? t("delivery.feeHint") : undefined}>
        <div className={styles.deliver}>
          {isWished && toAddresses}
          <Pick {...pick("office")} title={t("delivery.office")} aside={<span className="small quiet">{t("delivery.noFee")}</span>}>
            <span className="small quiet">
              <bdi>{facts.locationName}</bdi>, <bdi>{facts.locationStreet}</bdi>
              <br />
              {t("delivery.officeDay", { day: format.dayAndWeekday(facts.officeDay), time: format.time(facts.cutOffAt) })}
            </span>
          </Pick>
          {!isWished && toAddresses}
        </div>
      </FieldGroup>
      {toPatient &&
        (patient ? (
          <Button small tone="quiet" icon="plus" name="intent" value="visit:address">
            {t("delivery.addAddress")}
          </Button>
        ) : (
          <p className="small quiet">{t("delivery.needsPatient")}</p>
        ))}
    </Panel>
  );
}
