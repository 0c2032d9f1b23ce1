import { Icon } from "~/components/ui/icon";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { useTexts } from "~/i18n/use-texts";
import styles from "./finding.module.css";
import { FindingValues } from "./finding-values";
import { useFindingText } from "./use-finding-text";

type Props = { findings: readonly ShownFinding[]; nameOf: (seriesId: string) => string };

/** What was unlikely in an order that is in the cart or placed: both values, and who accepted it (D75). */
export function FindingList({ findings, nameOf }: Props) {
  const { t } = useTexts(["prescription", "common"]);
  const textOf = useFindingText();
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={finding.key}>
          <p className={finding.acceptedBy === null ? styles.title : styles.settled}>
            <Icon name={finding.acceptedBy === null ? "alert" : "check"} />
            <span>
              {finding.eye && `${t(`common:eyes.${finding.eye}`)}: `}
              {textOf(finding)}
            </span>
          </p>
          <FindingValues finding={finding} nameOf={nameOf} />
          {finding.acceptedBy !== null && <p className="small quiet">{t("prescription:acceptedBy", { person: finding.acceptedBy })}</p>}
        </li>
      ))}
    </ul>
  );
}
