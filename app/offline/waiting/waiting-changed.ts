const name = "dioptre-waiting";

/** Other tabs of this browser are notified of changes; a browser without channels shows them when the page is opened again. */
let channel: BroadcastChannel | undefined;

function tabs(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel(name);
  return channel;
}

/** Notifies this page and all other tabs that the waiting entries have changed. */
export function notifyWaitingChanged(): void {
  dispatchEvent(new Event(name));
  tabs()?.postMessage(null);
}

/** Calls `changed` when the waiting entries have changed, here or in another tab, until the returned function is called. */
export function followWaiting(changed: () => void): () => void {
  const otherTabs = tabs();
  addEventListener(name, changed);
  otherTabs?.addEventListener("message", changed);
  return () => {
    removeEventListener(name, changed);
    otherTabs?.removeEventListener("message", changed);
  };
}
