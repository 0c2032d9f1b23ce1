import { href } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import type { ManagedView } from "~/forms/settings/managed-view";
import { useTexts } from "~/i18n/use-texts";

/** Says that no product passes the filters, or that nothing has been changed. */
export function NoManagedItems({ state }: Pick<ManagedView, "state">) {
  const { t } = useTexts("practiceCatalogue");
  const isUnchanged = state === "changed";
  return (
    <EmptyState
      drawing="search"
      title={t(isUnchanged ? "save.none" : "empty.title")}
      actions={<ButtonLink to={href("/settings/product-catalog")}>{t("empty.showAll")}</ButtonLink>}
    >
      {t(isUnchanged ? "empty.unchanged" : "empty.text")}
    </EmptyState>
  );
}
