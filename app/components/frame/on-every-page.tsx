import { useEffect } from "react";
import { ScanListener } from "~/components/scan/scan-listener";
import { WaitingKeeper } from "~/components/waiting/waiting-keeper";
import { takesOver } from "~/offline/scripts/hold-presses";
import { NavigationState } from "../connection/navigation-state";
import { NewVersion } from "../connection/new-version";

/**
 * What every page has besides its own content: the progress of requests, caching of the application for use without a connection, sending
 * of waiting entries, and the listener for scanners.
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
