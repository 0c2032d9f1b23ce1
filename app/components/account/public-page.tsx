import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { BlankLayout } from "~/components/frame/blank-layout";
import { PageNotices } from "~/components/notices/page-notices";
import type { TranslatedNotice } from "~/domain/notice/notice";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** A page to read instead of a form: wider. */
  text?: boolean;
  /** A dialog over the page. */
  modal?: ReactNode;
  children: ReactNode;
};

/** The part of the root's data that every page needs. */
type RootAnswer = { notices: TranslatedNotice[]; distributorPhone: string };

const pages = [
  ["/terms-and-conditions", "termsAndConditions"],
  ["/privacy-policy", "privacyPolicy"],
  ["/cookies", "cookies"],
  ["/accessibility", "accessibility"],
  ["/about", "about"],
] as const;

/** The layout of every public page: languages above, legal pages and the distributor's telephone below. */
export function PublicPage({ text, modal, children }: Props) {
  const { t } = useTexts("common");
  const root = useRouteLoaderData<() => RootAnswer>("root");
  const links = pages.map(([to, title]) => ({ to, label: t(`titles.${title}`) }));
  return (
    <BlankLayout homeTo="/" languageAction="/language" footer={{ links, phone: root?.distributorPhone }} text={text} modal={modal}>
      <PageNotices notices={root?.notices ?? []} />
      {children}
    </BlankLayout>
  );
}
