import { useEffect } from "react";
import { ScanListener } from "~/components/scan/scan-listener";
import { WaitingKeeper } from "~/components/waiting/waiting-keeper";
import { takesOver } from "~/offline/scripts/hold-presses";
import { NavigationState } from "../connection/navigation-state";
import { NewVersion } from "../connection/new-version";

/**
 * What every page has beside its own: it shows what is under way, keeps the application for times without
 * a connection, sends what waited for one, and listens for scanners.
 */
export function OnEveryPage() {
  // After the effects of what takes over.
  useEffect(() => void dispatchEvent(new Event(takesOver)), []);
  return (
    <>
      <NavigationState />
      <NewVersion />
      <WaitingKeeper />
      <ScanListener />
    </>
  );
}
