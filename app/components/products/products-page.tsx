import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CartRail } from "~/components/cart/cart-rail";
import { CartTally } from "~/components/cart/cart-tally";
import { Page } from "~/components/frame/page";
import { Subnav } from "~/components/frame/subnav";

type Props = {
  /** What this page has that is not in the cart yet: a panel above the cart in the rail. */
  draft?: ReactNode;
  /** The same on small screens, instead of the cart's own line at the bottom. */
  tally?: ReactNode;
  children: ReactNode;
};

/** The frame of the ways to order: tabs above, the cart in sight beside or below the work. */
export function ProductsPage({ draft, tally, children }: Props) {
  const { t } = useTranslation("common");
  const tabs = [
    { to: "/products", label: t("navigation.catalogue"), end: true },
    { to: "/products/stock-revenue", label: t("navigation.stockRevenue") },
    { to: "/products/patient-revenue", label: t("navigation.patientRevenue") },
    { to: "/products/patient-trial", label: t("navigation.patientTrial") },
    { to: "/products/solutions", label: t("navigation.solutions") },
  ];
  return (
    <Page rail={<CartRail draft={draft} />} foot={tally ?? <CartTally />}>
      <Subnav items={tabs} />
      {children}
    </Page>
  );
}
