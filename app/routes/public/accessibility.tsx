import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";
import { useTexts } from "~/i18n/use-texts";

export const handle = { title: "accessibility", i18n: ["legal"] } satisfies PageHandle;

export default function Accessibility() {
  const { t } = useTexts("common");
  return <LegalPage name="accessibility" title={t("titles.accessibility")} />;
}
