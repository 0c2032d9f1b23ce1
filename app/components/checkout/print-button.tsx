import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";

/** Prints the page; absent without JavaScript, when the browser's own command is used. */
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
