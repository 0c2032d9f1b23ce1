import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useRevalidator, useRouteLoaderData } from "react-router";
import { notify } from "~/components/notices/notify";
import { cellId } from "~/components/power-table/cell-ids";
import { isDialogOpen } from "~/components/ui/use-shortcut";
import { shownOrder } from "~/forms/patient-order/shown-order";
import { scanAddress, scannedAddress } from "~/forms/scan/scan-address";
import { type Scanned, scanResultOf } from "~/forms/scan/scanned";
import { useTexts } from "~/i18n/use-texts";
import { isConnected } from "~/offline/connection";
import { findScanned } from "./find-scanned";
import type { Scan } from "./follow-scans";
import { holdsWork } from "./holds-work";
import { ScanIntoOrder } from "./scan-into-order";
import { useScanTexts } from "./use-scan-texts";

/** The notices for all scans share one key, so that only the newest is shown. */
const key = "scan:answer";

/** After this time the person may be doing something else and is not taken to another page. */
const patienceMilliseconds = 5000;

type Props = { scan: Scan; done: () => void };

/**
 * Handles one scan: looks it up and goes to the lens; or puts it into an open order of a patient; and reports it in a notice when the page
 * has unsaved work, when a dialog is open, or when there is no page for it.
 */
export function ScanAnswer({ scan, done }: Props) {
  const { t } = useTexts("scan");
  const texts = useScanTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isSignedIn = useRouteLoaderData("routes/layouts/signed-in") !== undefined;
  const [forOrder, setForOrder] = useState<Scanned | null>(null);

  const say = (scanned: Scanned, to: string | null) => {
    const detail = [texts.box(scanned), ...(to ? [t("pageStays")] : [])].filter(Boolean).join(" ");
    const title = texts.answer(scanned, scan.text);
    notify({ key, title, detail, tone: "caution", seconds: 10, link: to === null ? undefined : { to, label: t("show") } });
  };
  const goTo = async (scanned: Scanned, to: string) => {
    const { lens } = scanned;
    const isThere = `${pathname}${search}` === to.replace(/#.*/, "");
    await navigate(to, { preventScrollReset: isThere });
    if (lens && !lens.trial) document.getElementById(cellId(lens.productId))?.focus();
    if (isThere || lens === null || lens.trial) say(scanned, null);
  };
  /** Within the grid of a series nothing typed is lost. */
  const mayLead = ({ lens }: Scanned): boolean => {
    if (isDialogOpen() || performance.now() - scan.at > patienceMilliseconds || shownOrder()) return false;
    const isSameGrid = pathname === "/products/stock-revenue" && new URLSearchParams(search).get("series") === lens?.seriesId;
    return isSameGrid || !holdsWork();
  };
  const answer = useEffectEvent(async (found: Awaited<ReturnType<typeof findScanned>>) => {
    if (found === "failed") notify({ key, title: t("failed"), tone: "danger", seconds: 10 });
    if (found === "sessionOver" && isSignedIn) await revalidate();
    if (found === "sessionOver" && !isSignedIn) notify({ key, title: t("signIn"), tone: "caution", seconds: 10 });
    if (found === "failed" || found === "sessionOver") return done();
    const result = scanResultOf(found);
    const isOrderable = result === "lens" || result === "trial" || result === "solution";
    if (isOrderable && found.lens && shownOrder() && !isDialogOpen()) return setForOrder(found);
    const to = isOrderable ? scanAddress(found, scan.text) : null;
    if (to === null) say(found, result === "unavailable" ? scannedAddress(scan.text) : null);
    else if (mayLead(found)) await goTo(found, to);
    else say(found, scannedAddress(scan.text));
    done();
  });
  useEffect(() => {
    const question = new AbortController();
    findScanned(scan.text, question.signal).then(answer, () => (question.signal.aborted ? undefined : answer("failed")));
    return () => question.abort();
  }, [scan.text]);
  const sayWaiting = useEffectEvent(() => {
    if (!isConnected()) notify({ key, title: t("waits"), tone: "caution", seconds: 10 });
  });
  useEffect(() => sayWaiting(), []);

  return forOrder?.lens && <ScanIntoOrder lens={forOrder.lens} scanned={forOrder} focused={scan.focused} say={say} done={done} />;
}
