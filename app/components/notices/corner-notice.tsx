import { useRef } from "react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { toneIcons } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";
import type { ShownNotice } from "./shown-notice";
import styles from "./shown-notices.module.css";
import { UndoButton } from "./undo-button";
import { useNoticeTime } from "./use-notice-time";

/** A notice of something unexpected: session expired, refused, failed. It can be closed early. */
export function CornerNotice({ notice }: { notice: ShownNotice }) {
  const { t } = useTexts("common");
  const box = useRef<HTMLDivElement>(null);
  const { close, holders } = useNoticeTime(notice, box);
  const { tone, title, detail, undo, link } = notice;
  return (
    <div ref={box} dir={document.documentElement.dir || "ltr"} className={classNames("float", styles.card, styles[tone])} {...holders}>
      <Icon name={toneIcons[tone]} />
      <div>
        <p className={styles.title}>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
        {undo && <UndoButton undo={undo} done={close} />}
        {link && (
          <ButtonLink tone="quiet" small to={link.to} onClick={close}>
            {link.label}
          </ButtonLink>
        )}
      </div>
      <Button type="button" tone="icon" small className={styles.close} aria-label={t("actions.close")} onClick={close}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
