import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import type { PatientAnswer } from "~/forms/patients/patient-hit";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AddressText } from "./address-text";
import styles from "./patients.module.css";

/** A patient's addresses, each with its verification, and links to change it. */
export function AddressList({ patient }: { patient: Pick<PatientAnswer, "id" | "addresses"> }) {
  const { t } = useTexts("patients");
  const format = useFormat();
  return (
    <ul className={styles.addresses}>
      {patient.addresses.map((address) => {
        const path = `/patients/${patient.id}/addresses/${address.id}`;
        return (
          <li key={address.id}>
            <div>
              <AddressText address={address} />
              <p className="small quiet">
                <Code>{format.phone(address.phone)}</Code> {address.note !== "" && <bdi>{address.note}</bdi>}
              </p>
            </div>
            <div className="row">
              {address.verified ? (
                <Badge tone="good" icon="check">
                  {t("addresses.verified")}
                </Badge>
              ) : (
                <Badge tone="caution" icon="alert">
                  {t("addresses.notVerified")}
                </Badge>
              )}
              {!address.verified && (
                <ButtonLink small to={`${path}/verify`}>
                  {t("actions.verifyAddress")}
                </ButtonLink>
              )}
              <ButtonLink small icon="edit" to={path} aria-label={`${t("actions.editAddress")}: ${address.street}, ${address.city}`}>
                {t("actions.edit")}
              </ButtonLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
