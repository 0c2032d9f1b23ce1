import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { Answers } from "~/calls/answers";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { intentName } from "~/forms/settings/catalogue-draft";
import { type ManagedView, managedSearch } from "~/forms/settings/managed-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./practice-catalogue.module.css";

type Props = {
  page: Answers["catalogue"]["manage"];
  view: ManagedView;
  /** Stores the unsaved changes; the next page opens when they are stored, so that reloading any page restores them. */
  onTurn: () => Promise<void>;
};

/** The pagination of the catalogue as buttons of its form, so that unsaved changes are sent along without JavaScript too. */
export function ManagedPages({ page, view, onTurn }: Props) {
  const { t } = useTexts("common");
  const navigate = useNavigate();
  const { pageNo, pageSize, totalRecords, items } = page;
  const first = (pageNo - 1) * pageSize;
  const button = (to: number, label: string, icon: "prev" | "next") => {
    const search = managedSearch({ ...view, pageNo: to });
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      void onTurn().then(() => navigate({ search }));
    };
    return (
      <Button small name={intentName} value="turn" formAction={`/settings/product-catalog${search}`} onClick={onClick}>
        {icon === "prev" && <Icon name="prev" flip />}
        {label}
        {icon === "next" && <Icon name="next" flip />}
      </Button>
    );
  };
  return (
    <nav className={styles.pages} aria-label={t("paging.label")}>
      <span>{t("paging.range", { from: Math.min(first + 1, totalRecords), to: first + items.length, total: totalRecords })}</span>
      {pageNo > 1 && button(pageNo - 1, t("actions.previous"), "prev")}
      {first + items.length < totalRecords && button(pageNo + 1, t("actions.next"), "next")}
    </nav>
  );
}
