import { Link } from "react-router";
import { Code } from "~/components/ui/code";
import { useTexts } from "~/i18n/use-texts";
import styles from "./gate.module.css";

export type FooterProps = {
  links: readonly { to: string; label: string }[];
  /** The distributor's telephone number for dialling. */
  phone?: string;
};

/** The footer of the public pages: terms, privacy, cookies, accessibility, about, and the telephone number. */
export function Footer({ links, phone }: FooterProps) {
  const { t } = useTexts("common");
  return (
    <footer className={styles.foot}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {phone !== undefined && (
        <span>
          {t("frame.distributorPhone")}{" "}
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
            <Code>{phone}</Code>
          </a>
        </span>
      )}
    </footer>
  );
}
