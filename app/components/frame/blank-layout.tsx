import type { ReactNode } from "react";
import type { To } from "react-router";
import { BehindModal } from "~/components/ui/behind-modal";
import { buttonLook } from "~/components/ui/button-look";
import { classNames } from "~/components/ui/class-names";
import { SkipLink } from "~/components/ui/skip-link";
import { useTexts } from "~/i18n/use-texts";
import { Brand } from "../bar/brand";
import { LanguageChoice } from "../bar/language-choice";
import { Footer, type FooterProps } from "./footer";
import styles from "./gate.module.css";

type Props = {
  homeTo: To;
  languageAction: string;
  footer: FooterProps;
  /** A page to read instead of a form: wider. */
  text?: boolean;
  /** The content of the page; its dialogs are passed as `modal`. */
  children: ReactNode;
  modal?: ReactNode;
};

/** The layout "blank" of the public pages: one column, the languages above, the legal pages below. */
export function BlankLayout({ homeTo, languageAction, footer, text, children, modal }: Props) {
  const { t } = useTexts("common");
  return (
    <>
      <BehindModal>
        <div className={styles.gate}>
          <SkipLink>{t("frame.skipToContent")}</SkipLink>
          <header className={styles.head}>
            <Brand to={homeTo} short />
            <LanguageChoice
              action={languageAction}
              className={styles.languages}
              buttonClassName={buttonLook({ tone: "quiet", small: true })}
            />
          </header>
          <main id="main" tabIndex={-1} className={classNames(styles.main, text && styles.text)}>
            {children}
          </main>
          <Footer {...footer} />
        </div>
      </BehindModal>
      {modal}
    </>
  );
}
