import { performance } from "node:perf_hooks";
import type { RequestHandler, Response } from "express";
import { practiceOfHost } from "~/domain/language";
import { retryAfterSeconds } from "~/middleware/portal-context.server";
import { factsOf } from "~/middleware/request-facts.server";
import { callsPattern, isCallPath } from "./answer/call-path.server";
import { sendTurnedAway } from "./answer/turned-away.server";
import { languageOf, refusalBody } from "./refuse-call.server";

/** How a process admits requests while it is saturated (D108). */
export type AdmissionSettings = {
  /** Whether the event loop has had hardly an idle moment lately. */
  readonly isSaturated: () => boolean;
  /** Requests under way from which on others wait in line. */
  readonly underWayMax: number;
  /** After so many milliseconds a request no longer counts: it waits for something other than the processor. */
  readonly countedForMs: number;
  /** Requests that may wait in line: of all, and of one practice. */
  readonly lineMax: number;
  readonly lineMaxOfPractice: number;
};

/**
 * Twelve requests at a time keep the process and its connections to the database busy. With many more, each turn of the event loop becomes
 * so long that fewer are answered in a second: the database is asked again only once a turn.
 */
const settingsOfProcess = (): AdmissionSettings => ({
  isSaturated: watchSaturation(),
  ...{ underWayMax: 12, countedForMs: 1000, lineMax: 64, lineMaxOfPractice: 40 },
});

type Waiting = { readonly practice: string | null; readonly response: Response; readonly next: () => void };

/**
 * Returns the step of the chain that keeps a saturated process answering as fast as it can: requests beyond some wait in line, and beyond
 * the line's length all but forms that were sent are answered 503 (D108): calls and requests for a page's data here, and so are pages, once
 * the root's middleware has turned one with the same address away. A form that was sent waits in any case, because it would have to be typed
 * again. While requests only wait for the database, all are admitted.
 */
export function createAdmission(settings: AdmissionSettings = settingsOfProcess()): RequestHandler {
  const { isSaturated, underWayMax, countedForMs, lineMax, lineMaxOfPractice } = settings;
  const line = new Set<Waiting>();
  const ofPractice = (practice: string) => [...line].filter((waiting) => waiting.practice === practice).length;
  let underWay = 0;
  let isCheckPlanned = false;

  const hasRoom = () => underWay < underWayMax || !isSaturated();
  const isFull = (practice: string | null) =>
    line.size >= lineMax || (practice !== null && line.size >= lineMaxOfPractice && ofPractice(practice) >= lineMaxOfPractice);

  const admit = (response: Response, next: () => void) => {
    underWay += 1;
    const end = () => {
      response.off("close", end);
      clearTimeout(late);
      underWay -= 1;
      admitNext();
    };
    const late = setTimeout(end, countedForMs);
    response.once("close", end);
    next();
  };
  const admitNext = () => {
    for (const waiting of line) {
      if (!hasRoom()) break;
      line.delete(waiting);
      admit(waiting.response, waiting.next);
    }
    if (line.size === 0 || isCheckPlanned) return;
    isCheckPlanned = true;
    setTimeout(() => {
      isCheckPlanned = false;
      admitNext();
    }, checkEveryMs);
  };

  return (request, response, next) => {
    if (line.size === 0 && hasRoom()) return admit(response, next);
    const facts = factsOf(response);
    const practice = practiceOfHost(facts.hostname);
    if (isFull(practice)) {
      if (isCallPath(request.path)) return turnCallAway(response);
      const onlyReads = request.method === "GET" || request.method === "HEAD";
      if (onlyReads && request.path.endsWith(".data")) return turnDataAway(response);
      if (onlyReads) {
        facts.isTurnedAway = true;
        return sendTurnedAway(request, response) ? undefined : next();
      }
    }
    const waiting = { practice, response, next };
    line.add(waiting);
    response.once("close", () => line.delete(waiting));
    admitNext();
  };
}

function turnCallAway(response: Response): void {
  const facts = factsOf(response);
  facts.pattern = callsPattern;
  response
    .status(503)
    .set("Retry-After", retryAfterSeconds)
    .json(refusalBody({ code: "unavailable" }, languageOf(facts)));
}

/** Without a body: an open page asks for its data again until it has them. */
function turnDataAway(response: Response): void {
  response.status(503).set("Retry-After", retryAfterSeconds).end();
}

const checkEveryMs = 100;
const saturatedFrom = 0.9;

/** Returns a function that tells whether the event loop was busy for nine tenths of the time between the last two checks. */
function watchSaturation(): () => boolean {
  let last = { atMs: performance.now(), use: performance.eventLoopUtilization(), isSaturated: false };
  return () => {
    const atMs = performance.now();
    if (atMs - last.atMs < checkEveryMs) return last.isSaturated;
    const use = performance.eventLoopUtilization();
    last = { atMs, use, isSaturated: performance.eventLoopUtilization(use, last.use).utilization >= saturatedFrom };
    return last.isSaturated;
  };
}
