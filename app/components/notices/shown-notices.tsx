import type { ParseKeys } from "i18next";
import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { Notice } from "~/domain/notice/notice";
import { CornerNotice } from "./corner-notice";
import styles from "./shown-notices.module.css";
import { SlipNotice } from "./slip-notice";
import { followNotices, tellAnswer, toldNotices } from "./told-notices";
import { useNoticeSlot } from "./use-notice-slot";

/**
 * The notices whose time runs, of the last answer and of the page itself: a success in a slot of the page, the others in the top-left
 * corner in both directions (D37, D54). Texts of the page's own notices are kept in a live region, as PageNotices keeps the others.
 */
export function ShownNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation(["common", "frame"]);
  const { key: page } = useLocation();
  useEffect(() => tellAnswer(notices), [notices]);
  const told = useSyncExternalStore(followNotices, toldNotices).map((notice) => ({
    ...notice,
    title: notice.title ?? String(t(notice.key as ParseKeys, notice.values)),
  }));
  const lasting = told.filter(({ over }) => !over);
  const success = lasting.find(({ tone }) => tone === "good");
  const others = lasting.filter(({ tone }) => tone !== "good");
  const slot = useNoticeSlot(success ? `${success.id} ${page}` : null);
  const layer = document.querySelector("dialog:modal") ?? document.body;
  const slip = success && <SlipNotice key={success.id} notice={success} />;
  const own = told.filter(({ key }) => notices.every((notice) => notice.key !== key));
  return (
    <>
      <div role="status">
        {own.map(({ id, title, detail }) => (
          <VisuallyHidden key={id}>
            {title} {detail}
          </VisuallyHidden>
        ))}
      </div>
      {others.length > 0 &&
        createPortal(
          <section aria-label={t("frame:notice.region")} className={styles.corner} dir="ltr">
            {others.map((notice) => (
              <CornerNotice key={notice.id} notice={notice} />
            ))}
          </section>,
          layer,
        )}
      {slip && slot && createPortal(slip, slot)}
      {slip &&
        !slot &&
        createPortal(
          <section aria-label={t("frame:notice.success")} className={styles.bottom}>
            {slip}
          </section>,
          layer,
        )}
    </>
  );
}
