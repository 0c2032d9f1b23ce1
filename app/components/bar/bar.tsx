import { Link, NavLink, type To } from "react-router";
import { Avatar } from "~/components/ui/avatar";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";
import { ConnectionStatus } from "../connection/connection-status";
import { Menu } from "../frame/menu";
import menuStyles from "../frame/menu.module.css";
import { AccountMenu, type Person } from "./account-menu";
import styles from "./bar.module.css";
import { BarSearch } from "./bar-search";
import { Brand } from "./brand";
import { LanguageChoice } from "./language-choice";

export type NavItem = { to: string; label: string /** Only the exact URL counts as the current page. */; end?: boolean };

export type BarProps = {
  homeTo: To;
  practiceName: string;
  /** Whether the practice is named beside the location: not to operators, who read its whole name in the strip below. */
  namesPractice: boolean;
  locationName: string;
  /** Where the location (or an operator's practice) is chosen; absent when there is nothing to choose. */
  locationTo?: To;
  items: readonly NavItem[];
  cart: { to: To /** Items in it, if known. */; quantity: number | null };
  /** A page to search in; names are posted there, never put into the URL (D33). */
  searchTo: string;
  helpTo: string;
  languageAction: string;
  person: Person;
  logoutAction: string;
};

/**
 * The top of every page of a signed-in person. Below 1024 px language and help, and on phones also the navigation and the full practice and
 * location, are in one menu.
 */
export function Bar(props: BarProps) {
  const { homeTo, items, searchTo, helpTo, languageAction, person, logoutAction } = props;
  const { t } = useTexts("common");
  return (
    <header className={styles.bar}>
      <Brand to={homeTo} short />
      <Where {...props} />
      <span className={styles.cut} />
      <nav className={styles.nav} aria-label={t("frame.mainNavigation")}>
        {items.map(({ to, label, end }) => (
          <NavLink key={to} to={to} end={end}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.end}>
        <BarSearch to={searchTo} />
        <ConnectionStatus />
        <CartLink {...props.cart} />
        <Menu
          className={styles.wide}
          summaryClassName={buttonLook({ tone: "icon" })}
          label={t("language.choose")}
          summary={<Icon name="globe" />}
        >
          <LanguageChoice action={languageAction} />
        </Menu>
        <Link className={buttonLook({ tone: "icon", className: styles.wide })} to={helpTo} aria-label={t("frame.shortcuts")}>
          <Icon name="help" />
        </Link>
        <AccountMenu
          person={person}
          logoutAction={logoutAction}
          summaryClassName={styles.where}
          summary={<Avatar letters={person.initials} />}
        />
        <Menu
          className={styles.phone}
          summaryClassName={buttonLook({ tone: "icon" })}
          label={t("frame.menu")}
          summary={<Icon name="menu" size={20} />}
        >
          <nav aria-label={t("frame.menu")}>
            <Where {...props} />
            {items.map(({ to, label, end }) => (
              <NavLink key={to} to={to} end={end}>
                {label}
              </NavLink>
            ))}
            <Link to={helpTo}>
              <Icon name="help" />
              {t("frame.shortcuts")}
            </Link>
          </nav>
          <hr className={menuStyles.cut} />
          <LanguageChoice action={languageAction} />
        </Menu>
      </div>
    </header>
  );
}

/** The link to the cart with its count; a screen reader reads "Cart, 12 items". */
function CartLink({ to, quantity }: BarProps["cart"]) {
  const { t } = useTexts("common");
  return (
    <Link
      className={buttonLook({ className: styles.cart })}
      to={to}
      aria-label={quantity === null ? undefined : `${t("navigation.cart")}, ${t("units.items", { count: quantity })}`}
    >
      <Icon name="cart" />
      <span>{t("navigation.cart")}</span>
      {quantity !== null && <b>{quantity}</b>}
    </Link>
  );
}

function Where({ practiceName, namesPractice, locationName, locationTo }: BarProps) {
  const { t } = useTexts("frame");
  const label = (
    <span className={styles.words}>
      {namesPractice && (
        <span className={styles.practice}>
          <bdi>{practiceName}</bdi> ·{" "}
        </span>
      )}
      <b>
        <bdi>{locationName}</bdi>
      </b>
    </span>
  );
  if (locationTo === undefined) return <span className={styles.where}>{label}</span>;
  return (
    <Link className={styles.where} to={locationTo} aria-label={t("location.change", { practice: practiceName, location: locationName })}>
      {label}
      <Icon name="down" />
    </Link>
  );
}
