import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";
import { Notice, type NoticeTone, toneIcons } from "./notice";
import styles from "./toast.module.css";
import { useCountdown } from "./use-countdown";

type Props = {
  tone?: NoticeTone;
  icon?: IconName;
  title: ReactNode;
  /** 3000 for notices, 1500 for a failed sign-in (spec section 8). */
  durationMs?: 3000 | 1500;
  children?: ReactNode;
};

/**
 * A timed notice in the top-left corner, in both directions (D37). It waits while it is hovered or holds the focus. The same text
 * stays in the page, where this component is put, as an alert until the next action; without JavaScript that is all there is.
 * Give it a `key` per notice, so that a new one starts its own time.
 */
export function Toast({ tone = "neutral", icon, title, durationMs = 3000, children }: Props) {
  const [shown, setShown] = useState(true);
  const inBrowser = useSyncExternalStore(nothingToFollow, yes, no);
  return (
    <>
      <Notice tone={tone} icon={icon} title={title} role="alert" className={styles.stays}>
        {children}
      </Notice>
      {inBrowser && shown && (
        <FloatingNotice tone={tone} icon={icon ?? toneIcons[tone]} title={title} durationMs={durationMs} close={() => setShown(false)}>
          {children}
        </FloatingNotice>
      )}
    </>
  );
}

type FloatingProps = { tone: NoticeTone; icon: IconName; title: ReactNode; durationMs: number; close: () => void; children?: ReactNode };

function FloatingNotice({ tone, icon, title, durationMs, close, children }: FloatingProps) {
  const { t } = useTranslation(["frame", "common"]);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  useCountdown(durationMs, held.pointer || held.focus, close);
  return (
    <div className={styles.stage} dir="ltr">
      <section
        dir={document.documentElement.dir || "ltr"}
        aria-label={t("frame:notice.region")}
        className={classNames("float", styles.toast, tone !== "neutral" && styles[tone])}
        onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
        onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
        onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
        onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
      >
        <Icon name={icon} />
        <div>
          <p className={styles.title}>{title}</p>
          {children}
        </div>
        <Button type="button" tone="icon" small className={styles.close} aria-label={t("common:actions.close")} onClick={close}>
          <Icon name="close" />
        </Button>
      </section>
    </div>
  );
}

const nothingToFollow = () => () => {};
const yes = () => true;
const no = () => false;
