import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";

/** A link to the PDF of a page; works without JavaScript. */
export function PdfLink({ href }: { href: string }) {
  const { t } = useTexts("common");
  return (
    <a className={buttonLook({})} href={href} download>
      <Icon name="download" />
      {t("actions.savePdf")}
    </a>
  );
}
