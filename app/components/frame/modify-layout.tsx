import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { Page } from "./page";
import styles from "./page.module.css";

type Props = {
  backTo: To;
  backLabel: string;
  title: ReactNode;
  actions?: ReactNode;
  rail?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** The layout "modify": one thing is changed on a narrow page, with a back link above its title. */
export function ModifyLayout({ backTo, backLabel, title, actions, rail, foot, children }: Props) {
  return (
    <Page narrow rail={rail} foot={foot}>
      <Link className={styles.back} to={backTo}>
        <Icon name="prev" flip />
        {backLabel}
      </Link>
      <PageHead title={title} actions={actions} />
      {children}
    </Page>
  );
}
