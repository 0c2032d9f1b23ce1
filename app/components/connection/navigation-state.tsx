import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation } from "react-router";
import { pushNotice } from "~/components/notices/current-notices";
import { useTexts } from "~/i18n/use-texts";
import { isConnected, scriptMissing } from "~/offline/connection";
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

/** A wait is shown only after this time, so that short ones do not flicker. */
const patienceMilliseconds = 150;

/** What a person sees while the portal works on a request: a progress bar, what waits for the connection, and what needs it. */
export function NavigationState() {
  const { t } = useTexts("frame");
  const { navigation, fetchers, isReading } = useUnderWay();
  const isOnline = useOnline();
  const cancel = useCancelNavigation();
  const isNavigating = navigation.state !== "idle";
  // A form that was answered redirects: then that page is being loaded.
  const isSending = [navigation, ...fetchers].some(({ state }) => state === "submitting");
  const sent = navigation.formData?.get("intent") === "order" ? "ordering" : "sending";
  const isLate = useLate(isNavigating || isSending);
  usePressed(isNavigating && isLate);
  useTakenOver(cancel);
  usePagesOfRole();
  useRouteModules();
  useMissingParts();
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

/** Returns whether something has been under way for longer than that. */
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

/** Cancels the submission of what waits on the device instead. */
function useTakenOver(cancel: () => void): void {
  const take = useEffectEvent(cancel);
  useEffect(() => {
    const listen = () => take();
    addEventListener(takenOver, listen);
    return () => removeEventListener(takenOver, listen);
  }, []);
}

/** Reports for each stopped link that it needs the connection. */
function useStoppedLoads(): void {
  useEffect(() => stopDocumentLoads(isConnected, () => pushNotice({ key: "frame:connection.stopped", tone: "caution" })), []);
}

/** Loads the document of a page whose code does not load (D76), or sends the form that was to lead there as without JavaScript. */
function useRouteModules(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const openDocument = useEffectEvent(() => {
    if (!router) return;
    // From the router itself, because a recent press may not have been rendered yet.
    const { navigation, fetchers } = router.state;
    const sending = [navigation, ...fetchers.values()].find(({ state, formMethod }) => state === "submitting" && formMethod === "POST");
    if (sending?.formAction && sending.formData) postForm(sending.formAction, sending.formData);
    else if (navigation.state === "loading") window.location.assign(createPath(navigation.location));
    else void window.portalScripts?.reloadPage();
  });
  // Before a person can press anything: a press whose code the router imports itself would reload the page when that fails.
  useLayoutEffect(() => keepRouteModules(() => openDocument()), []);
}

/** Loads the document of a page that has been opened but cannot be shown, because some of its code or texts do not load (D76). */
function useMissingParts(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const loadDocument = () => void (window.location.pathname !== pathname && window.portalScripts?.reloadPage());
    addEventListener(scriptMissing, loadDocument);
    return () => removeEventListener(scriptMissing, loadDocument);
  }, [pathname]);
}
