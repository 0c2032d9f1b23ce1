import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";

/** Shown when no order was ticked, with a link to the history. */
export function NothingSelected() {
  const { t } = useTexts("orders");
  return (
    <Panel>
      <EmptyState title={t("selected.none")} heading="h1" actions={<ButtonLink to="/history">{t("reorder.toHistory")}</ButtonLink>}>
        {t("selected.noneText")}
      </EmptyState>
    </Panel>
  );
}
