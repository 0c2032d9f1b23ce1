import { useTranslation } from "react-i18next";
import { LegalPage } from "~/components/account/legal-page";
import type { PageHandle } from "~/components/frame/page-title";

export const handle = { title: "about", i18n: ["legal"] } satisfies PageHandle;

export default function About() {
  const { t } = useTranslation("common");
  return <LegalPage name="about" title={t("titles.about")} />;
}
