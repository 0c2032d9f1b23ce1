import type { Response as Answer, Request as Asked } from "express";
import { languageCookiesOf } from "~/i18n/language-cookie.server";
import { retryAfterSeconds } from "~/middleware/portal-context.server";
import { factsOf } from "~/middleware/request-facts.server";
import { type DocumentSource, findDocument } from "../rendering/cached-documents.server";
import { gzipParts, joinParts } from "../rendering/cached-parts.server";
import { sendWhole } from "./answer-directly.server";

/** Returns what the document of a page that is turned away is rendered from (D108): its address and the language chosen in the browser. */
export function turnedAwaySource(url: string, cookies: string | null, facts: { nonce: string; sinceMs: number }): DocumentSource {
  return { key: `turned away: ${url} ${languageCookiesOf(cookies)}`, words: [facts.nonce], sinceMs: facts.sinceMs };
}

/**
 * Answers a page that is turned away with the document rendered for one before it, if there is one, and returns whether there was: to ask the
 * router takes so long that a process asked twice as often as it can answer would do little else.
 */
export function sendTurnedAway(asked: Asked, answer: Answer): boolean {
  if (asked.method !== "GET") return false;
  const facts = factsOf(answer);
  const { href } = new URL(facts.origin + asked.originalUrl);
  const parts = findDocument(turnedAwaySource(href, asked.headers.cookie ?? null, facts));
  if (!parts) return false;
  const isGzip = asked.headers["accept-encoding"] === "gzip";
  answer.status(503).type("html").set("Retry-After", retryAfterSeconds);
  if (isGzip) answer.set("Content-Encoding", "gzip");
  sendWhole(answer, isGzip ? gzipParts(parts) : joinParts(parts));
  return true;
}
