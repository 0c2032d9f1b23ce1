import { Link } from "react-router";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";
import { MarkedName } from "./marked-name";
import { chosenAddress, type PracticeHit } from "./practice";
import styles from "./practice-picker.module.css";

type Props = { base: string; search: string; hits: readonly PracticeHit[]; searchedTooOften: boolean };

/** The locations that the server found, as links. */
export function PracticeLinks({ base, search, hits, searchedTooOften }: Props) {
  const { t } = useTexts(["account", "errors"]);
  if (searchedTooOften) return <Notice tone="caution" role="alert" title={t("errors:tooManyRequests")} />;
  if (hits.length === 0) return <p className="small quiet">{t("account:picker.none")}</p>;
  return (
    <>
      <p className="small quiet" role="status">
        {t("account:picker.found", { count: hits.length })}
      </p>
      <ul className={styles.links} aria-label={t("account:picker.list")}>
        {hits.map(({ tenantId, practiceName, location }) => (
          <li key={location.id}>
            <Link to={chosenAddress(base, { tenantId, locationId: location.id })}>
              <MarkedName name={practiceName} typed={search} />{" "}
              <span className="quiet">
                · <MarkedName name={location.name} typed={search} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
