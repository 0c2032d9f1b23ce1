import type { ReactNode } from "react";
import { href } from "react-router";
import { SubviewLayout } from "~/components/frame/subview-layout";
import { useAdminPermission } from "~/components/frame/use-admin-permission";
import { useTexts } from "~/i18n/use-texts";

/** The layout of the settings pages: links to the practice's settings for admins, and to one's own for everybody. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts(["common", "settings"]);
  const isAdmin = useAdminPermission();
  const ofPractice = {
    label: t("common:fields.practice"),
    items: [
      { to: href("/settings/practice-information"), label: t("common:titles.practiceInformation") },
      { to: href("/settings/user-management"), label: t("common:titles.userManagement") },
      { to: href("/settings/second-factor"), label: t("common:titles.factorOfPractice") },
      { to: href("/settings/product-catalog"), label: t("common:titles.productCatalog") },
      { to: href("/settings/approvals"), label: t("common:titles.approvalSettings") },
      { to: href("/settings/budgets"), label: t("common:titles.budgets") },
      { to: href("/settings/reports"), label: t("common:titles.reports") },
      { to: href("/settings/audit"), label: t("common:titles.auditTrail") },
    ],
  };
  const own = {
    label: t("settings:you"),
    items: [
      { to: href("/settings/profile"), label: t("common:titles.profile") },
      { to: href("/settings/security"), label: t("common:titles.security") },
    ],
  };
  return (
    <SubviewLayout label={t("common:navigation.settings")} groups={isAdmin ? [ofPractice, own] : [own]}>
      {children}
    </SubviewLayout>
  );
}
