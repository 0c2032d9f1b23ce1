import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";
import { Menu } from "../frame/menu";
import styles from "../frame/menu.module.css";
import { SignOutForm } from "./sign-out-form";

export type Person = {
  /** In the order of the language (D5). */
  name: string;
  initials: string;
  email: string;
  /** The role in words. */
  role: string;
  links: readonly { to: string; label: string }[];
};

const legalTexts = ["terms", "privacy", "cookies", "accessibility"] as const;

type Props = { person: Person; logoutAction: string; summary: ReactNode; summaryClassName?: string };

/** The signed-in person, their pages, the legal texts, and signing out, which is posted so that no link or preloading can do it (D11). */
export function AccountMenu({ person, logoutAction, summary, summaryClassName }: Props) {
  const { t } = useTexts(["frame", "common"]);
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(`${pathname}${search}`);
  return (
    <Menu label={t("frame:account.menu", { name: person.name })} summary={summary} summaryClassName={summaryClassName}>
      <div className={styles.about}>
        <p className="strong">
          <bdi>{person.name}</bdi>
        </p>
        <p className="small quiet">{person.role}</p>
        <p className="small quiet">
          <bdi dir="ltr">{person.email}</bdi>
        </p>
      </div>
      {person.links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      <hr className={styles.cut} />
      {legalTexts.map((name) => (
        <Link key={name} to={`/legal/${name}?back=${back}`} className="small">
          {t(`frame:legal.${name}`)}
        </Link>
      ))}
      <SignOutForm action={logoutAction}>
        <button type="submit">
          <Icon name="logout" flip />
          {t("common:actions.signOut")}
        </button>
      </SignOutForm>
    </Menu>
  );
}
