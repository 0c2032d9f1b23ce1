import { useEffect } from "react";
import { ScanListener } from "~/components/scan/scan-listener";
import { WaitingKeeper } from "~/components/waiting/waiting-keeper";
import { takesOver } from "~/offline/scripts/hold-presses";
import { NavigationState } from "../connection/navigation-state";
import { NewVersion } from "../connection/new-version";
import { useKeptFocus } from "./use-kept-focus";

/**
 * What every page has besides its own content: the progress of requests, caching of the application for use without a connection, sending
 * of waiting entries, the listener for scanners, and the focus of forms that are answered and of rows that go away.
 */
export function OnEveryPage() {
  // After the effects of what takes over.
  useEffect(() => void dispatchEvent(new Event(takesOver)), []);
  useKeptFocus();
  return (
    <>
      <NavigationState />
      <NewVersion />
      <WaitingKeeper />
      <ScanListener />
    </>
  );
}
