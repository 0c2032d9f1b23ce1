import { Suspense, useLayoutEffect, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { isDialogOpen } from "~/components/ui/use-shortcut";
import { lazyPart } from "~/offline/scripts/later";
import { followScans, type Scan } from "./follow-scans";
import { giveScan, hearScans } from "./scan-taker";

/** Loaded at the first scan. */
const ScanAnswer = lazyPart(
  () => import("./scan-answer"),
  (part) => part.ScanAnswer,
);

/** On the sign-in pages, scans are ignored: password managers type as quickly as scanners. */
const wayIn = /^\/($|forgot-password|register|reset-password|confirm-email|terms-acceptance)/;

/**
 * Listens for scans on every page of a signed-in person, and on public pages; each is handled here, or given to a page that handles scans
 * itself, unless a dialog is open over it.
 */
export function ScanListener() {
  const isSignedIn = useRouteLoaderData("routes/layouts/signed-in") !== undefined;
  const { pathname } = useLocation();
  const listens = isSignedIn || !wayIn.test(pathname);
  const [scans, setScans] = useState<readonly Scan[]>([]);
  // Listens as soon as it is rendered, not when the browser is idle.
  useLayoutEffect(() => {
    if (!listens) return;
    const handle = (scan: Scan) => {
      if (isDialogOpen() || !giveScan(scan)) setScans((now) => [...now, scan]);
    };
    const stops = [followScans(handle), hearScans(handle)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [listens]);
  return scans.map((scan) => (
    <Suspense key={scan.at}>
      <ScanAnswer scan={scan} done={() => setScans((now) => now.filter((each) => each !== scan))} />
    </Suspense>
  ));
}
