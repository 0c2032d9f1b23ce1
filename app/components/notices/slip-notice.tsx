import { useRef } from "react";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import type { ShownNotice } from "./shown-notice";
import styles from "./shown-notices.module.css";
import { UndoButton } from "./undo-button";
import { useNoticeTime } from "./use-notice-time";

/** A notice of what was done, with undo if possible; a line at its bottom shows the time left. */
export function SlipNotice({ notice }: { notice: ShownNotice }) {
  const box = useRef<HTMLDivElement>(null);
  const { waits, close, holders } = useNoticeTime(notice, box);
  const { title, detail, undo, seconds } = notice;
  return (
    <div ref={box} className={classNames("float", styles.slip)} {...holders}>
      <Icon name="check" />
      <p>
        {title}
        {detail !== undefined && ` ${detail}`}
      </p>
      {undo && <UndoButton undo={undo} done={close} />}
      <span className={classNames(styles.time, seconds === 10 && styles.long, waits && styles.waits)} />
    </div>
  );
}
