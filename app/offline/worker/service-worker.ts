import { CacheFirst, type PrecacheEntry, Serwist, type SerwistPlugin } from "serwist";
import { languageOfHost } from "~/domain/language";
import { parseProductImageName } from "~/domain/product-image";
import { loadDeviceLanguage } from "../device/device-language";
import { picturesCache } from "../device/pictures-cache";

declare const self: ServiceWorkerGlobalScope;

/** The files of the application with their revisions; the build inserts the list. */
declare const precachedFiles: PrecacheEntry[];

const mostPictures = 200;

/** Deletes the images that were cached first, so that a device never fills up. */
const fewPictures: SerwistPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const cached = await cache.keys();
    await Promise.all(cached.slice(0, Math.max(0, cached.length - mostPictures)).map((request) => cache.delete(request)));
  },
};

/**
 * Caches the application's own files, viewed images, and the offline page: never a page or response with data (D31). A document comes from
 * the server, or is the offline page in the person's language.
 */
const serwist = new Serwist({
  precacheEntries: precachedFiles,
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 4 },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
      handler: new CacheFirst({ cacheName: picturesCache, plugins: [fewPictures] }),
    },
    ...(["GET", "POST"] as const).map((method) => ({
      method,
      matcher: ({ request }: { request: Request }) => request.mode === "navigate",
      handler: ({ request }: { request: Request }) => openDocument(request),
    })),
  ],
});

function isPicture(path: string): boolean {
  const [, name] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  return name !== undefined && parseProductImageName(name) !== null;
}

async function openDocument(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const language = (await loadDeviceLanguage()) ?? languageOfHost(self.location.hostname);
    const page = await serwist.matchPrecache(`/offline/${language}.html`);
    if (!page) throw error;
    return page;
  }
}

serwist.addEventListeners();
