import type { ToggleEvent } from "react";
import { TextInput } from "~/components/fields/text-input";
import { notify } from "~/components/notices/notify";
import { buttonLook } from "~/components/ui/button-look";
import { copyText } from "~/components/ui/copy-text";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";

type Props = { link: string; name: string };

/**
 * Opens a field with the link for setting up the account of an invited person, and copies the link. Without JavaScript, or when the browser
 * does not allow copying, the link can be selected.
 */
export function RegistrationLink({ link, name }: Props) {
  const { t } = useTexts("people");
  const copy = ({ currentTarget: details, newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState !== "open") return;
    details.querySelector("input")?.focus();
    void copyText(link).then(
      () => notify({ key: "people:notices.copied" }),
      () => undefined,
    );
  };
  return (
    <details className={styles.link} onToggle={copy}>
      <summary className={buttonLook({ tone: "quiet" })} aria-label={t("invitation.copyFor", { name })}>
        <Icon name="link" />
        {t("invitation.copy")}
      </summary>
      <TextInput ltr readOnly value={link} aria-label={t("invitation.linkOf", { name })} onFocus={({ target }) => target.select()} />
    </details>
  );
}
