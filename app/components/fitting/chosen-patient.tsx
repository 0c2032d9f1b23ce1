import { Link, useLocation, useSearchParams } from "react-router";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";

/** Shows that the lens chosen next is given to the patient in the URL, with a link to continue without one. */
export function ChosenPatient() {
  const { t } = useTexts("fittingSets");
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const patientId = search.get("patient");
  if (!patientId) return null;
  const without = new URLSearchParams(search);
  without.delete("patient");
  return (
    <Notice tone="accent" icon="user" title={t("chosen.title")}>
      <p className="row">
        <Link to={`/patients/${encodeURIComponent(patientId)}`} prefetch="none">
          {t("chosen.open")}
        </Link>
        <Link to={`${pathname}?${without}`}>{t("chosen.without")}</Link>
      </p>
    </Notice>
  );
}
