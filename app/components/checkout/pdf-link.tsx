import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";

/** Leads to the file for paper that stands beside a page; the browser fetches it, with or without JavaScript. */
export function PdfLink({ href }: { href: string }) {
  const { t } = useTexts("common");
  return (
    <a className={buttonLook({})} href={href} download>
      <Icon name="download" />
      {t("actions.savePdf")}
    </a>
  );
}
