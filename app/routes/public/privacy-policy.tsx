import { useTranslation } from "react-i18next";
import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";

export const handle = { title: "privacyPolicy", i18n: ["legal"] } satisfies PageHandle;

export default function PrivacyPolicy() {
  const { t } = useTranslation("common");
  return <LegalPage name="privacy" title={t("titles.privacyPolicy")} />;
}
