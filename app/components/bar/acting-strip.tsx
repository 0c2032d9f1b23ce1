import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./acting-strip.module.css";
import { SignOutForm } from "./sign-out-form";

/** Shows operators on every page whose practice they are in, with a way out of it (D49). */
export function ActingStrip({ practiceName, leaveAction }: { practiceName: string; leaveAction: string }) {
  const { t } = useTexts("frame");
  const practice = isolate(practiceName);
  return (
    <SignOutForm action={leaveAction} label={t("acting.title", { practice })} className={styles.acting}>
      <Icon name="user" size={20} />
      <p>
        <b>{t("acting.title", { practice })}</b> <span className="small quiet">{t("acting.trail", { practice })}</span>
      </p>
      <button type="submit" className={buttonLook({ small: true })}>
        {t("acting.leave", { practice })}
      </button>
    </SignOutForm>
  );
}
