import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";
import { LegalSections } from "./legal-document";
import styles from "./terms-dialog.module.css";
import { useLegalTexts } from "./use-legal-texts";

/** The terms, then the cookies: each is accepted, or the person signs out; nothing else closes it (D58). */
export function TermsDialog({ step }: { step: "terms" | "cookies" }) {
  const { t } = useTexts("account");
  const texts = useLegalTexts();
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const first = step === "terms";
  return (
    <Modal
      explicitResult
      wide
      title={first ? t("terms.title") : t("terms.cookiesTitle")}
      overline={t("terms.step", { step: first ? 1 : 2 })}
    >
      {!first && <Notice tone="good" title={t("terms.accepted")} />}
      <section ref={text} tabIndex={-1} className={styles.text} aria-label={first ? t("terms.title") : t("terms.cookiesTitle")}>
        <p>{texts.lead(step)}</p>
        <p className="small quiet">{texts.version(step)}</p>
        <LegalSections sections={texts.sections(step)} />
      </section>
      <Form hidden id="decline" method="post" action="/logout" />
      <Form method="post" replace>
        <input type="hidden" name="step" value={step} />
        <ModalActions>
          <Button form="decline" tone="quiet">
            {t("terms.decline")}
          </Button>
          <Button tone="primary">{first ? t("terms.accept") : t("terms.acceptCookies")}</Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
