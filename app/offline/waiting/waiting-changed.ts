const name = "dioptre-waiting";

/** Other tabs of this browser hear of changes here; a browser without channels shows them when the page is opened anew. */
let channel: BroadcastChannel | undefined;

function tabs(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel(name);
  return channel;
}

/** Tells this page and every other tab that what waits has changed. */
export function tellWaitingChanged(): void {
  dispatchEvent(new Event(name));
  tabs()?.postMessage(null);
}

/** Calls `changed` when what waits has changed, here or in another tab, until the returned function is called. */
export function followWaiting(changed: () => void): () => void {
  const heard = tabs();
  addEventListener(name, changed);
  heard?.addEventListener("message", changed);
  return () => {
    removeEventListener(name, changed);
    heard?.removeEventListener("message", changed);
  };
}
