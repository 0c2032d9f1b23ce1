import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { OfflineContent } from "~/components/offline-page/offline-content";
import { startI18n } from "~/i18n/client";
import { TextsProvider } from "~/i18n/use-texts";
import { retryUntilLoaded } from "../connection";
import { loadDevicePerson } from "../device/device-person";

/** Renders the page that the service worker shows in place of any other while there is no connection. */
async function start(container: HTMLElement): Promise<void> {
  const person = await loadDevicePerson(new Date());
  createRoot(container).render(
    <StrictMode>
      <TextsProvider i18n={startI18n(document, retryUntilLoaded)}>
        <Suspense>
          <OfflineContent person={person} />
        </Suspense>
      </TextsProvider>
    </StrictMode>,
  );
}

const container = document.getElementById("page");
if (container) void start(container);
