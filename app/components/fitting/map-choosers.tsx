import { Link, useSearchParams } from "react-router";
import { LensValue } from "~/components/lens/lens-value";
import { Num } from "~/components/ui/num";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { type FittingSet, setAddress } from "~/forms/fitting/fitting-form";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting-map.module.css";

type Props = {
  set: FittingSet;
  /** The page that the links open, below the set: "" or "/wanted". */
  page: "" | "/wanted";
};

/** The parameters that the map does not vary, each value as a link; a dot marks the values of which the set has a lens. */
export function MapChoosers({ set: { seriesId, choosers }, page }: Props) {
  const { t } = useTexts(["fittingSets", "common"]);
  const [present] = useSearchParams();
  const address = (field: string, value: string | number) => {
    const search = new URLSearchParams(choosers.map((chooser) => [chooser.field, String(chooser.chosen)]));
    search.set(field, String(value));
    const patient = present.get("patient");
    if (patient) search.set("patient", patient);
    return `${setAddress(seriesId)}${page}?${search}`;
  };
  return choosers.map(({ field, values, chosen, keptValues }) => {
    const title = field === "axis" ? t("fittingSets:chooser.axis") : t(`common:parameters.${field as "axis"}`);
    return (
      <nav key={field} className={styles.chooser} aria-label={title}>
        <p className="row row--apart">
          <span className="strong small">
            {title} <Num>{formatLensValue(field as "axis", chosen)}</Num>
          </span>
          <span className="small quiet">
            <i className={styles.kept} aria-hidden="true" /> {t("fittingSets:chooser.kept")}
          </span>
        </p>
        <ul>
          {values.map((value) => (
            <li key={value}>
              <Link to={address(field, value)} aria-current={value === chosen ? "true" : undefined} preventScrollReset>
                <LensValue field={field as "axis"} value={value} />
                {keptValues.includes(value) && (
                  <>
                    <i className={styles.kept} aria-hidden="true" />
                    <VisuallyHidden> {t("fittingSets:chooser.kept")}</VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}
