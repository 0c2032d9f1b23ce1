import type { Page } from "playwright";

/** Everything that the page's origin keeps in this browser, as one text: local and session storage, every database, and every cache. */
export function loadBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("refused"));
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        kept.push(name, store, await asked(rows.getAllKeys()), await asked(rows.getAll()));
      }
      database.close();
    }
    for (const name of "caches" in window ? await caches.keys() : []) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isPage = !/\.\w+$/.test(new URL(request.url).pathname);
        kept.push(name, request.url, isPage ? await (await cache.match(request))?.text() : null);
      }
    }
    return JSON.stringify(kept);
  });
}
