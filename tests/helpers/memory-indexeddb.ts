type Handled = { result?: unknown; onsuccess?: () => void; oncomplete?: () => void };

const content = new Map<string, unknown>();

/** The answer to a request, which is computed when it is given, as in a browser. */
function answered(answer: () => unknown): Handled {
  const request: Handled = {};
  queueMicrotask(() => {
    request.result = answer();
    request.onsuccess?.();
  });
  return request;
}

function openTransaction() {
  const transaction: Handled & { objectStore: () => object } = {
    objectStore: () => ({
      transaction,
      get: (key: string) => answered(() => structuredClone(content.get(key))),
      put: (value: unknown, key: string) => changed(() => content.set(key, structuredClone(value))),
      delete: (key: string) => changed(() => content.delete(key)),
      clear: () => changed(() => content.clear()),
    }),
  };
  const changed = (change: () => unknown) => {
    change();
    queueMicrotask(() => transaction.oncomplete?.());
    return {};
  };
  return transaction;
}

/** A browser's database in memory, as far as `idb-keyval` uses one; the same for all stores, because the page keeps it open. */
export const memoryIndexedDb = { open: () => answered(() => ({ transaction: openTransaction })) };

/** Deletes all that it holds. */
export const emptyMemoryIndexedDb = (): void => content.clear();
