import { ScanListener } from "~/components/scan/scan-listener";
import { NavigationState } from "./navigation-state";

/** What every page has beside its own: it shows what is under way, and listens for scanners. */
export function OnEveryPage() {
  return (
    <>
      <NavigationState />
      <ScanListener />
    </>
  );
}
