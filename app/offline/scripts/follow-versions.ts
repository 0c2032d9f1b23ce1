/**
 * Lets the service worker cache the application for use without a connection, and calls `found` when a newer version waits to take over.
 * Returns a function that stops this. Does nothing in browsers without service workers and in development.
 */
export function followVersions(found: (takeOver: () => void) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const follow = async () => {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const announce = (worker: ServiceWorker | null) => {
      // The first worker of a device takes over without waiting.
      if (worker && navigator.serviceWorker.controller && !signal.aborted) found(() => takeOver(worker));
    };
    announce(registration.waiting);
    const watch = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && announce(worker), { signal });
    };
    watch();
    registration.addEventListener("updatefound", watch, { signal });
    addEventListener("online", () => void registration.update().catch(() => {}), { signal });
  };
  if (import.meta.env.PROD && "serviceWorker" in navigator) follow().catch(() => {});
  return () => ended.abort();
}

/** Reloads the page as soon as the newer version controls it, with what is half-typed (D31). */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => void window.portalScripts?.reloadPage(), { once: true });
  worker.postMessage({ type: "SKIP_WAITING" });
}
