import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";

/** Prints the page; without JavaScript the browser's own command does, so the button is not there. */
export function PrintButton({ small }: { small?: boolean }) {
  const { t } = useTexts("common");
  return (
    <span className="only-script">
      <Button type="button" icon="print" small={small} onClick={() => window.print()}>
        {t("actions.print")}
      </Button>
    </span>
  );
}
