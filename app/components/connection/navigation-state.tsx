import { useEffect, useEffectEvent, useState } from "react";
import { createPath, useFetchers, useNavigation } from "react-router";
import { tellNotice } from "~/components/notices/told-notices";
import { useTexts } from "~/i18n/use-texts";
import { isConnected } from "~/offline/connection";
import { postForm } from "~/offline/post-form";
import { keepRouteModules } from "~/offline/scripts/route-scripts";
import { stopDocumentLoads } from "~/offline/scripts/stop-document-loads";
import { usePagesOfRole } from "~/offline/scripts/use-pages-of-role";
import { useCancelNavigation } from "~/offline/use-cancel-navigation";
import { useUnderWay } from "~/offline/use-under-way";
import { takenOver } from "~/offline/use-wait-instead";
import { useFollowLanguage } from "../frame/use-follow-language";
import { usePressed } from "../frame/use-pressed";
import { useOnline } from "./connection-status";
import styles from "./navigation-state.module.css";
import { WaitingNote } from "./waiting-note";

/** A wait is shown only after this long, so that short ones do not flicker. */
const patienceMilliseconds = 150;

/** What a person sees while the portal works on what was asked: a bar, what waits for the connection, and what cannot go without it. */
export function NavigationState() {
  const { t } = useTexts("frame");
  const { navigation, fetchers, isReading } = useUnderWay();
  const isOnline = useOnline();
  const cancel = useCancelNavigation();
  const isNavigating = navigation.state !== "idle";
  // A form that was answered leads elsewhere: then that page is waited for.
  const isSending = [navigation, ...fetchers].some(({ state }) => state === "submitting");
  const sent = navigation.formData?.get("intent") === "order" ? "ordering" : "sending";
  const isLate = useLate(isNavigating || isSending);
  usePressed(isNavigating && isLate);
  useTakenOver(cancel);
  usePagesOfRole();
  useRouteModules();
  useStoppedLoads();
  useFollowLanguage();
  const isPending = isNavigating || isReading || fetchers.some(({ state }) => state !== "idle");
  return (
    <>
      <div role="status">{isLate && <div className={styles.progress} role="progressbar" aria-label={t("connection.loading")} />}</div>
      {isPending && !isOnline && (
        <WaitingNote what={isSending ? sent : isNavigating ? "opening" : "waiting"} cancel={isNavigating ? cancel : undefined} />
      )}
    </>
  );
}

/** Has something been under way longer than that? */
function useLate(isUnderWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(setLate, patienceMilliseconds, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate;
}

/** Takes back the submission of what waits on the device instead. */
function useTakenOver(cancel: () => void): void {
  const take = useEffectEvent(cancel);
  useEffect(() => {
    const listen = () => take();
    addEventListener(takenOver, listen);
    return () => removeEventListener(takenOver, listen);
  }, []);
}

/** Says of each link that was stopped that it needs the connection. */
function useStoppedLoads(): void {
  useEffect(() => stopDocumentLoads(isConnected, () => tellNotice({ key: "frame:connection.stopped", tone: "caution" })), []);
}

/**
 * Where the code of a page does not come (D76), its document is loaded; a form that was to lead there is sent as it is without
 * JavaScript.
 */
function useRouteModules(): void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const openDocument = useEffectEvent(() => {
    const sending = [navigation, ...fetchers].find(({ state, formMethod }) => state === "submitting" && formMethod === "POST");
    if (sending?.formAction && sending.formData) postForm(sending.formAction, sending.formData);
    else if (navigation.state === "loading") window.location.assign(createPath(navigation.location));
    else void window.portalScripts?.loadAnew();
  });
  useEffect(() => keepRouteModules(() => openDocument()), []);
}
