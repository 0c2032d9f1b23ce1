import { existsSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { RequestHandler } from "express";
import { chooseEncoding } from "./choose-encoding.server";
import { cameraWorkerPolicy } from "./security-headers.server";

/** The endings of the versions that are compressed at build time; a browser that accepts both gets the first. */
const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/** The worker that reads codes in pictures of the camera. */
const cameraWorker = /^\/assets\/camera-worker-[\w-]+\.js$/;

/**
 * Serves the built client. Files under `/assets/` have a content hash in their name and never change; other public files are revalidated
 * after an hour, the service worker each time. Sends the version compressed at build time when the browser accepts it.
 */
export function staticFiles(directory: string): RequestHandler {
  const files = listFiles(directory);
  return (request, response, next) => {
    if ((request.method !== "GET" && request.method !== "HEAD") || !files.has(request.path)) return next();
    const available = (["br", "gzip"] as const).filter((name) => files.has(request.path + suffixes[name]));
    const encoding = chooseEncoding(request.get("accept-encoding"), available);
    response.type(extname(request.path));
    response.vary("Accept-Encoding");
    if (cameraWorker.test(request.path)) response.set("Content-Security-Policy", cameraWorkerPolicy);
    response.set("Cache-Control", cacheControl(request.path));
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    response.sendFile(request.path + suffixes[encoding], { root: directory, cacheControl: false, dotfiles: "allow" }, (error) => {
      if (!error || response.headersSent || hasGone(error)) return;
      for (const name of ["Content-Type", "Content-Encoding", "Cache-Control"]) response.removeHeader(name);
      next(isMissing(error) ? undefined : error);
    });
  };
}

/** The browser closed the connection before the file was sent. */
const hasGone = (error: Error) => "code" in error && error.code === "ECONNABORTED";

/** A file that was there at the start and is gone, because a newer build has taken its place. */
const isMissing = (error: Error) => "code" in error && error.code === "ENOENT";

function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return path === "/sw.js" ? "no-cache" : "public, max-age=3600";
}

function listFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return new Set(paths.filter((path) => !path.startsWith(".")).map((path) => `/${path.split(sep).join("/")}`));
}
