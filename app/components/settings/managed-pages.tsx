import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { Answers } from "~/calls/answers";
import { Button } from "~/components/ui/button";
import { intentName } from "~/forms/settings/catalogue-draft";
import { type ManagedView, managedSearch } from "~/forms/settings/managed-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./practice-catalogue.module.css";

type Props = {
  page: Answers["catalogue"]["manage"];
  view: ManagedView;
  /** Keeps what is set and not saved; the page is turned when that is done, so that loading any page anew brings it back. */
  onTurn: () => Promise<void>;
};

/** The pages of the list as buttons of the form, so that what is set and not saved comes along without JavaScript too. */
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
      <Button small name={intentName} value="turn" formAction={`/settings/product-catalog${search}`} icon={icon} onClick={onClick}>
        {label}
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
