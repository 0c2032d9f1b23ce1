import { useTranslation } from "react-i18next";
import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";

export const handle = { title: "accessibility", i18n: ["legal"] } satisfies PageHandle;

export default function Accessibility() {
  const { t } = useTranslation("common");
  return <LegalPage name="accessibility" title={t("titles.accessibility")} />;
}
