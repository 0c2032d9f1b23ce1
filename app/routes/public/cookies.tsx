import { useTranslation } from "react-i18next";
import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";

export const handle = { title: "cookies", i18n: ["legal"] } satisfies PageHandle;

export default function Cookies() {
  const { t } = useTranslation("common");
  return <LegalPage name="cookies" title={t("titles.cookies")} />;
}
