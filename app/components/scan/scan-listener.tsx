import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { retryUntilLoaded } from "~/offline/connection";
import { followScans, type Scan } from "./follow-scans";

/** Loaded at the first scan. */
const ScanAnswer = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./scan-answer"))).ScanAnswer }));

/** Listens for scans on every page of a signed-in person; each is answered. */
export function ScanListener() {
  const isSignedIn = useRouteLoaderData("routes/layouts/signed-in") !== undefined;
  const [scans, setScans] = useState<readonly Scan[]>([]);
  // Listening as soon as it is rendered, not when there is time.
  useLayoutEffect(() => {
    if (!isSignedIn) return;
    return followScans((scan) => setScans((now) => [...now, scan]));
  }, [isSignedIn]);
  return scans.map((scan) => (
    <Suspense key={scan.at}>
      <ScanAnswer scan={scan} done={() => setScans((now) => now.filter((each) => each !== scan))} />
    </Suspense>
  ));
}
