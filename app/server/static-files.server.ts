import { existsSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { RequestHandler } from "express";
import { cameraWorkerPolicy } from "./security-headers.server";

const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

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
    const encoding = encodings.find(
      ({ name, suffix }) => files.has(request.path + suffix) && accepts(request.get("accept-encoding"), name),
    );
    response.type(extname(request.path));
    response.vary("Accept-Encoding");
    if (cameraWorker.test(request.path)) response.set("Content-Security-Policy", cameraWorkerPolicy);
    response.set("Cache-Control", cacheControl(request.path));
    if (encoding) response.set("Content-Encoding", encoding.name);
    response.sendFile(request.path + (encoding?.suffix ?? ""), { root: directory, cacheControl: false, dotfiles: "allow" }, (error) => {
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

const accepts = (header: string | undefined, encoding: string) =>
  (header ?? "").split(",").some((part) => part.trim().split(";")[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));

function listFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return new Set(paths.filter((path) => !path.startsWith(".")).map((path) => `/${path.split(sep).join("/")}`));
}
