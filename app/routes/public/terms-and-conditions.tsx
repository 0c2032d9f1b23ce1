import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";
import { useTexts } from "~/i18n/use-texts";

export const handle = { title: "termsAndConditions", i18n: ["legal"] } satisfies PageHandle;

export default function TermsAndConditions() {
  const { t } = useTexts("common");
  return <LegalPage name="terms" title={t("titles.termsAndConditions")} />;
}
