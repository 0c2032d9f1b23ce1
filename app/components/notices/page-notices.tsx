import { type ComponentType, useEffect, useState } from "react";
import { classNames } from "~/components/ui/class-names";
import { Notice } from "~/components/ui/notice";
import type { TranslatedNotice } from "~/domain/notice/notice";
import { retryUntilLoaded } from "~/offline/connection";
import styles from "./page-notices.module.css";
import { UndoForm } from "./undo-form";

type Props = { notices: readonly TranslatedNotice[] };

/**
 * The notices of the last response (D54). Without JavaScript it is the first line of the page. With it the text is kept in a polite live
 * region, and the code that shows notices for their time is loaded once the page is hydrated; until that succeeds, the text is visible
 * here.
 */
export function PageNotices({ notices }: Props) {
  const [Shown, setShown] = useState<ComponentType<Props> | "failed" | null>(null);
  useEffect(() => {
    const load = () =>
      import("./shown-notices").catch((error: unknown) => {
        setShown("failed");
        throw error;
      });
    void retryUntilLoaded(load).then(({ ShownNotices }) => setShown(() => ShownNotices));
  }, []);
  const isShown = Shown !== null && Shown !== "failed";
  return (
    <>
      <div role="status" className={classNames(styles.told, Shown !== "failed" && styles.heard)}>
        {notices.map(({ key, about, title, tone, undo }) => (
          <Notice key={`${key} ${about}`} tone={tone} title={title} actions={!isShown && undo && <UndoForm undo={undo} />} />
        ))}
      </div>
      {isShown && <Shown notices={notices} />}
    </>
  );
}
