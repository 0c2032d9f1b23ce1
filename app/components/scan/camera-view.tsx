import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { type CameraProblem, watchCamera } from "~/offline/watch-camera";
import styles from "./camera-view.module.css";
import { tellScan } from "./scan-taker";

/** The picture of the camera; each code in it is a scan. The camera stops when this is closed, and when the page is hidden. */
export function CameraView({ close }: { close: () => void }) {
  const { t } = useTexts(["scan", "common"]);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [last, setLast] = useState<{ text: string; count: number }>({ text: "", count: 0 });
  const onCode = useEffectEvent((text: string) => {
    setLast(({ count }) => ({ text, count: count + 1 }));
    tellScan({ text, focused: document.activeElement, at: performance.now() });
  });
  const onHidden = useEffectEvent(close);
  useEffect(() => {
    if (!video.current) return;
    const stop = watchCamera(video.current, { onCode: (text) => onCode(text), onProblem: setProblem });
    const hide = () => {
      if (document.hidden) onHidden();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      stop();
    };
  }, []);
  return (
    <div className={styles.camera}>
      {problem ? (
        <Notice tone="caution" role="alert">
          {t(`scan:camera.problems.${problem}`)}
        </Notice>
      ) : (
        <video ref={video} className={styles.picture} aria-label={t("scan:camera.picture")} muted playsInline />
      )}
      <div className={styles.under}>
        <p className="small quiet" role="status">
          {problem ? null : last.count === 0 ? t("scan:camera.hint") : t("scan:camera.read", { code: isolateLtr(last.text.slice(0, 60)) })}
        </p>
        <Button type="button" onClick={close}>
          {t(problem ? "common:actions.close" : "scan:camera.close")}
        </Button>
      </div>
    </div>
  );
}
