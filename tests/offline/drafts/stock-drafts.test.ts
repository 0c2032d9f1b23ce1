import { describe, expect, test } from "vitest";
import { openSheet } from "~/domain/order/stock-sheet";
import { discardDraft, loadStoredDraft, type StockDraftStore, type StoredDraft, storeDraft } from "~/offline/drafts/stock-drafts";

const now = new Date("2026-11-24T12:05:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const sheet = openSheet("il-myday", null, "0190a0a0-0000-7000-8000-000000000001");

const noa = { personId: "noa", locationId: "harbour", promotionId: null };
const dana = { ...noa, personId: "dana" };

function memory(): StockDraftStore & { draft: StoredDraft | undefined } {
  return {
    draft: undefined,
    async read() {
      return this.draft;
    },
    async write(_, draft) {
      this.draft = draft;
    },
    async clear() {
      this.draft = undefined;
    },
  };
}

describe("a draft on the device", () => {
  test("is restored for the person who typed it, for 12 hours", async () => {
    const store = memory();
    expect(await storeDraft(noa, [sheet], now, store)).toBe(true);
    expect((await loadStoredDraft(noa, later(11.9), store))?.sheets).toEqual([sheet]);
    expect(await loadStoredDraft(noa, later(12), store)).toBeNull();
    expect(store.draft).toBeUndefined();
  });

  test("is restored on a device whose clock was set back", async () => {
    const store = memory();
    await storeDraft(noa, [sheet], now, store);
    expect((await loadStoredDraft(noa, later(-0.1), store))?.sheets).toEqual([sheet]);
    expect(await loadStoredDraft(noa, later(-12), store)).toBeNull();
  });

  test("of another person or another version is discarded", async () => {
    const store = memory();
    await storeDraft(noa, [sheet], now, store);
    expect(await loadStoredDraft(dana, now, store)).toBeNull();
    expect(store.draft).toBeUndefined();
    store.draft = { version: "1.0.0", ...noa, savedAtMilliseconds: now.getTime(), sheets: [sheet] };
    expect(await loadStoredDraft(noa, now, store)).toBeNull();
    expect(store.draft).toBeUndefined();
  });

  test("of a location, or of a promotion there, is restored only there, and is kept meanwhile (D74)", async () => {
    const drafts = new Map<string, StoredDraft>();
    const store: StockDraftStore = {
      read: async (place) => drafts.get(place),
      write: async (place, draft) => void drafts.set(place, draft),
      clear: async (place) => void drafts.delete(place),
    };
    const carmel = { ...noa, locationId: "carmel" };
    const autumn = { ...noa, promotionId: "autumn" };
    await storeDraft(noa, [sheet], now, store);
    expect(await loadStoredDraft(carmel, now, store)).toBeNull();
    await storeDraft(carmel, [], now, store);
    expect((await loadStoredDraft(noa, now, store))?.sheets).toEqual([sheet]);
    expect(await loadStoredDraft(autumn, now, store)).toBeNull();
    await storeDraft(autumn, [{ ...sheet, texts: { one: "2" } }], now, store);
    expect((await loadStoredDraft(noa, now, store))?.sheets).toEqual([sheet]);
    expect((await loadStoredDraft(autumn, now, store))?.sheets[0]?.texts).toEqual({ one: "2" });
  });

  test("is removed when it is empty", async () => {
    const store = memory();
    await storeDraft(noa, [sheet], now, store);
    await storeDraft(noa, [], now, store);
    expect(store.draft).toBeUndefined();
    await storeDraft(noa, [sheet], now, store);
    await discardDraft(noa, store);
    expect(store.draft).toBeUndefined();
  });

  test("holds ids, quantities and lens values only", async () => {
    const store = memory();
    await storeDraft(noa, [sheet], now, store);
    expect(Object.keys(store.draft?.sheets[0] ?? {}).sort()).toEqual(["base", "preorderId", "revision", "seriesId", "texts"]);
  });

  test("that the device refuses to store is reported", async () => {
    const refusing: StockDraftStore = {
      ...memory(),
      write: () => Promise.reject(new Error("full")),
      read: () => Promise.reject(new Error("closed")),
    };
    expect(await storeDraft(noa, [sheet], now, refusing)).toBe(false);
    expect(await loadStoredDraft(noa, now, refusing)).toBeNull();
  });
});
