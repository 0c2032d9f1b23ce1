import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Subnav } from "~/components/bar/subnav";
import type { SignedInData } from "~/components/bar/use-bar";
import { CartRail } from "~/components/cart-summary/cart-rail";
import { CartTally } from "~/components/cart-summary/cart-tally";
import { Page } from "~/components/frame/page";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** What this page has that is not in the cart yet: a panel above the cart in the rail. */
  draft?: ReactNode;
  /** The same on small screens, instead of the cart's own line at the bottom. */
  tally?: ReactNode;
  /** The content has a main action itself, so that the cart's button looks like the others. */
  mainAction?: boolean;
  children: ReactNode;
};

const orderPages = [
  ["catalogue", ""],
  ["stockRevenue", "/stock-revenue"],
  ["patientRevenue", "/patient-revenue"],
  ["patientTrial", "/patient-trial"],
  ["solutions", "/solutions"],
] as const;

/** The frame of the ordering pages: the edition's tabs above, the cart next to or below the content. */
export function ProductsPage({ draft, tally, mainAction, children }: Props) {
  const { t } = useTexts("common");
  const navigation = useRouteLoaderData<Pick<SignedInData, "navigation">>("routes/layouts/signed-in")?.navigation;
  const tabs = orderPages.flatMap(([name, path]) =>
    navigation?.productNavigation.includes(name) ? { to: `/products${path}`, label: t(`navigation.${name}`), end: !path } : [],
  );
  return (
    <Page rail={<CartRail draft={draft} secondary={mainAction} />} foot={tally ?? <CartTally secondary={mainAction} />}>
      <Subnav items={tabs} />
      {children}
    </Page>
  );
}
