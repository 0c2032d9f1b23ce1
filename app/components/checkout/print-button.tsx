import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";

/** Prints the page; without JavaScript the browser's own command does, so the button is not there. */
export function PrintButton() {
  const { t } = useTranslation("common");
  return (
    <span className="only-script">
      <Button type="button" icon="print" onClick={() => window.print()}>
        {t("actions.print")}
      </Button>
    </span>
  );
}
