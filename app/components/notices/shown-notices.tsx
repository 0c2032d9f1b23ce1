import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { TranslatedNotice } from "~/domain/notice/notice";
import type { TextKey } from "~/i18n/translate";
import { useTexts } from "~/i18n/use-texts";
import { CornerNotice } from "./corner-notice";
import { addAnswerNotices, currentNotices, followNotices, leavePage } from "./current-notices";
import type { ShownNotice } from "./shown-notice";
import styles from "./shown-notices.module.css";
import { SlipNotice } from "./slip-notice";
import { useFreePosition } from "./use-free-position";
import { useNoticeSlot } from "./use-notice-slot";

/** Failures are shown at the top left (D54). */
const isFailure = ({ key, tone }: ShownNotice) => tone === "danger" || key === "errors:sessionExpired";

/**
 * The active notices of the last response and of the page itself: a success in a slot of the page, a failure in the top-left corner in both
 * directions, all others at the bottom of the window (D37, D54). They are positioned where they cover nothing clickable and no title. Texts
 * of the page's own notices are kept in a live region, as PageNotices does for the others.
 */
export function ShownNotices({ notices }: { notices: readonly TranslatedNotice[] }) {
  const { t } = useTexts(["common", "frame"]);
  const { key: page, pathname } = useLocation();
  useEffect(() => leavePage(pathname), [pathname]);
  useEffect(() => addAnswerNotices(notices), [notices]);
  const activeNotices = useSyncExternalStore(followNotices, currentNotices).map((notice) => ({
    ...notice,
    title: notice.title ?? t(notice.key as TextKey<"common">, notice.values),
  }));
  const lasting = activeNotices.filter(({ over }) => !over);
  const success = lasting.find(({ tone }) => tone === "good");
  const others = lasting.filter(({ tone }) => tone !== "good");
  const slot = useNoticeSlot(success ? `${success.id} ${page}` : null);
  const layer = document.querySelector("dialog:modal") ?? document.body;
  const slip = success && <SlipNotice key={success.id} notice={success} />;
  const own = activeNotices.filter(({ key }) => notices.every((notice) => notice.key !== key));
  return (
    <>
      <div role="status">
        {own.map(({ id, title, detail }) => (
          <VisuallyHidden key={id}>
            {title} {detail}
          </VisuallyHidden>
        ))}
      </div>
      <Cards notices={others.filter(isFailure)} from="top" layer={layer} />
      <Cards notices={others.filter((notice) => !isFailure(notice))} from="bottom" layer={layer} />
      {slip && slot && createPortal(slip, slot)}
      {slip && !slot && (
        <Freely className={styles.bottom} name={t("frame:notice.success")} from="bottom" layer={layer}>
          {slip}
        </Freely>
      )}
    </>
  );
}

type CardsProps = { notices: readonly ShownNotice[]; from: "top" | "bottom"; layer: Element };

function Cards({ notices, from, layer }: CardsProps) {
  const { t } = useTexts("frame");
  if (notices.length === 0) return null;
  const isLeft = from === "top";
  return (
    <Freely
      {...{ from, layer }}
      name={t("notice.region")}
      className={isLeft ? styles.corner : styles.foot}
      dir={isLeft ? "ltr" : undefined}
    >
      {notices.map((notice) => (
        <CornerNotice key={notice.id} notice={notice} />
      ))}
    </Freely>
  );
}

type FreelyProps = {
  from: "top" | "bottom";
  name: string;
  className: string | undefined;
  dir?: "ltr";
  layer: Element;
  children: ReactNode;
};

/** A region of the window that is positioned where it covers the least. */
function Freely({ from, name, className, dir, layer, children }: FreelyProps) {
  const box = useRef<HTMLElement>(null);
  useFreePosition(box, from);
  return createPortal(
    <section ref={box} aria-label={name} className={className} dir={dir}>
      {children}
    </section>,
    layer,
  );
}
