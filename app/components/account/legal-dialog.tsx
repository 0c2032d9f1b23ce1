import { useEffect, useRef } from "react";
import type { To } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";
import { LegalSections } from "./legal-document";
import { legalTitles } from "./legal-titles";
import styles from "./terms-dialog.module.css";
import { useLegalTexts } from "./use-legal-texts";

/** A legal text in a dialog over the page that links to it; nothing has to be answered. */
export function LegalDialog({ name, closeTo }: { name: keyof typeof legalTitles; closeTo: To }) {
  const { t } = useTexts("common");
  const texts = useLegalTexts();
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const title = t(`titles.${legalTitles[name]}`);
  return (
    <Modal wide title={title} closeTo={closeTo}>
      <section ref={text} tabIndex={-1} className={styles.text} aria-label={title}>
        <p>{texts.lead(name)}</p>
        <p className="small quiet">{texts.version(name)}</p>
        <LegalSections sections={texts.sections(name)} />
      </section>
      <ModalActions>
        <ButtonLink preventScrollReset replace to={closeTo} tone="primary">
          {t("actions.close")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
