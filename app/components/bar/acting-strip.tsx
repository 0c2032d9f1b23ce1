import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { SignOutForm } from "./sign-out-form";
import styles from "./strip.module.css";

type Props = {
  practiceName: string;
  /** Null for an operator who signed in to this practice. */
  acting: { since: Date; reason: string } | null;
  leaveAction: string;
};

/** Shows operators on every page whose practice they are in, since when and why, with a way out of it (D49). */
export function ActingStrip({ practiceName, acting, leaveAction }: Props) {
  const { t } = useTexts("frame");
  const format = useFormat();
  const title = t("acting.title", { practice: isolate(practiceName) });
  return (
    <SignOutForm action={leaveAction} label={title} className={styles.strip}>
      <Icon name="user" size={20} />
      <p>
        <b>{title}</b>{" "}
        {acting && (
          <span>
            {t("acting.since", { at: isolateLtr(format.dayAndTime(acting.since)) })}{" "}
            {t("acting.reason", { reason: isolate(acting.reason) })}{" "}
          </span>
        )}
        <span className="small quiet">{t("acting.trail")}</span>
      </p>
      <button type="submit" className={buttonLook({ small: true })}>
        {t("acting.leave")}
      </button>
    </SignOutForm>
  );
}
