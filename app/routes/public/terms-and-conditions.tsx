import { useTranslation } from "react-i18next";
import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";

export const handle = { title: "termsAndConditions", i18n: ["legal"] } satisfies PageHandle;

export default function TermsAndConditions() {
  const { t } = useTranslation("common");
  return <LegalPage name="terms" title={t("titles.termsAndConditions")} />;
}
