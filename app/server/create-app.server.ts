import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from "express";
import type { Configuration } from "~/integrations/configuration.server";
import type { Log } from "~/integrations/log.server";
import type { Mailbox } from "~/integrations/mail/mailbox.server";
import { factsOf, parseRequestFacts, type RequestFacts } from "~/middleware/request-facts.server";
import { type AdmissionSettings, createAdmission } from "./admission.server";
import { answerFailure } from "./answer/answer-failure.server";
import { announcesTooMuch, watchBody } from "./body-limit.server";
import { chooseEncoding } from "./choose-encoding.server";
import { serveDemoMails } from "./demo-mails.server";
import { type ReadinessCheck, reportReadiness } from "./health.server";
import { createHostCheck } from "./host-check.server";
import { createMetrics, type Figures, isFromThisMachine, type Metrics } from "./metrics.server";
import { isCrossSite } from "./origin-check.server";
import { logRequest } from "./request-log.server";
import { securityHeaders } from "./security-headers.server";
import { serveSecurityText } from "./security-text.server";
import { staticFiles } from "./static-files.server";

export type AppOptions = {
  readonly configuration: Pick<Configuration, "trustProxy" | "publicUrl" | "allowedHosts"> &
    Partial<Pick<Configuration, "securityContact">>;
  /** The metrics of a separate metrics server; without it this application serves them to this machine. */
  readonly metrics?: Metrics | null;
  /** Additional figures in the metrics that are served here. */
  readonly figures?: Figures;
  readonly log: Log;
  readonly readinessChecks: readonly ReadinessCheck[];
  /** Whether the process is about to stop: each response then closes its connection, so that none is closed during the next request. */
  readonly isStopping?: () => boolean;
  /** The directory of the built client; null when the development server serves it. */
  readonly clientDirectory: string | null;
  /** How requests are admitted while the process is saturated (D108); tests give limits that a few requests reach. */
  readonly admission?: AdmissionSettings;
  /** The mails of the demo; null when mails are really sent. */
  readonly mailbox: Mailbox | null;
  /** Answers every page and call (`handlePage`). */
  readonly handlePage: RequestHandler;
};

const allowedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Returns the HTTP application: the middleware in execution order, with the pages and calls last. */
export function createApp(options: AppOptions): Express {
  const app = express();
  const metrics = options.metrics ?? createMetrics(options.figures);
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", options.configuration.trustProxy);

  app.use((request, response, next) => {
    const facts = parseRequestFacts(request, options.log);
    response.locals.facts = facts;
    response.set("X-Request-Id", facts.id);
    if (options.isStopping?.()) response.set("Connection", "close");
    for (const [name, value] of securityHeaders({ ...facts, development: options.clientDirectory === null })) response.set(name, value);
    logRequest(request, response, facts, metrics.observe);
    next();
  });
  app.use((request, response, next) => {
    if (!isReadable(request, factsOf(response))) return answerFailure("badRequest", request, response, factsOf(response));
    if (allowedMethods.includes(request.method)) return next();
    response.set("Allow", allowedMethods.join(", "));
    answerFailure("notAllowed", request, response, factsOf(response));
  });
  if (options.clientDirectory !== null) app.use(staticFiles(options.clientDirectory));

  app.get("/healthz", (_request, response) => {
    factsOf(response).pattern = "/healthz";
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  app.get("/readyz", async (_request, response) => {
    factsOf(response).pattern = "/readyz";
    const report = await reportReadiness(options.readinessChecks);
    response
      .status(report.ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(report);
  });
  const isOwnHost = createHostCheck(options.configuration);
  app.use((request, response, next) => {
    const facts = factsOf(response);
    return isOwnHost(facts.hostname) ? next() : answerFailure("unknownHost", request, response, facts);
  });
  const { securityContact } = options.configuration;
  if (securityContact) serveSecurityText(app, securityContact);
  app.get("/metrics", async (request, response, next) => {
    if (options.metrics || !isFromThisMachine(request)) return next();
    factsOf(response).pattern = "/metrics";
    response
      .set("Cache-Control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.text());
  });

  app.use((request, response, next) => {
    const facts = factsOf(response);
    if (isCrossSite(originFacts(request, facts))) return answerFailure("crossSite", request, response, facts);
    if (announcesTooMuch(request)) return answerFailure("tooLarge", request, response, facts);
    // Pages are not cached (D31), unless their response has a Cache-Control of its own.
    response.set("Cache-Control", "no-store");
    next();
  });
  if (options.mailbox) serveDemoMails(app, options.mailbox);
  app.use(onlyGzip);
  app.use(createAdmission(options.admission));
  app.use((request, response, next) => {
    const answer = options.handlePage(request, response, next);
    watchBody(request, () => {
      if (!response.headersSent) answerFailure("tooLarge", request, response, factsOf(response));
    });
    return answer;
  });
  app.use(answerError);
  return app;
}

function isReadable(request: Request, facts: RequestFacts): boolean {
  if (facts.origin === "" || !URL.canParse(facts.origin + request.originalUrl) || !request.originalUrl.startsWith("/")) return false;
  try {
    decodeURIComponent(request.path);
    return true;
  } catch {
    return false;
  }
}

const originFacts = (request: Request, facts: RequestFacts) => ({
  method: request.method,
  path: new URL(facts.origin + request.originalUrl).pathname,
  ownOrigin: facts.origin,
  secFetchSite: request.get("sec-fetch-site"),
  origin: request.get("origin"),
  contentType: request.get("content-type"),
});

/** Pages are created for one response only: gzip costs less time than brotli saves. */
const onlyGzip: RequestHandler = (request, _response, next) => {
  request.headers["accept-encoding"] = chooseEncoding(request.get("accept-encoding"), ["gzip"]);
  next();
};

/** Express knows it by its four parameters. An answer that has begun is cut off: Express would do so too, but also print the error itself. */
const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const facts = factsOf(response);
  facts.log.error({ err: error }, "request failed");
  if (!response.headersSent) return answerFailure("unexpected", request, response, facts);
  if (!response.writableEnded) response.destroy();
};
