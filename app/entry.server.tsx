import { Writable } from "node:stream";
import { ORPCError } from "@orpc/client";
import type { i18n as I18n } from "i18next";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "~/components/connection/held-presses";
import { StaticTextContext } from "~/i18n/static-text";
import { TextsProvider } from "~/i18n/use-texts";
import { i18nContext } from "~/middleware/i18n.server";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";
import { cacheDocument, type DocumentSource, documentSource, findDocument } from "~/server/cached-documents.server";
import { gzipParts, joinParts, type Part } from "~/server/cached-parts.server";
import { plainPage } from "~/server/plain-page.server";
import { lowerScriptPriority } from "~/server/script-priority.server";
import { createStandIns } from "~/server/stand-ins.server";
import { contentOf } from "~/server/written-on-demand.server";

/** Maximum milliseconds for rendering a page; its data is loaded before. */
export const streamTimeout = 10_000;

/** Renders a document. If even the root's error page cannot be rendered, returns the plain page of the HTTP process. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const facts = context.get(requestContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  try {
    const { i18n } = context.get(i18nContext);
    return answerWhole(await renderOnce({ request, routerContext, facts, i18n }), request, { status, headers });
  } catch (error) {
    if (routerContext.staticHandlerContext.errors === null) throw error;
    facts.log.error({ err: error }, "the error page failed");
    return new Response(plainPage("unexpected", facts), { status: 500, headers });
  }
}

/** Returns the data of a page, written out as before when it has been written out from the same content. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  const content = contentOf(response.body);
  const isCached = request.method === "GET" && response.status === 200;
  const source = isCached && content ? documentSource(content, context.get(requestContext)) : null;
  if (!source) return response;
  return answerWhole(findDocument(source) ?? (await writtenOnce(source, response)), request, response);
};

/** Returns the data of a page, written out now and cached. */
async function writtenOnce(source: DocumentSource, response: Response): Promise<readonly Part[]> {
  const parts = [Buffer.from(await response.arrayBuffer())];
  cacheDocument(source, parts);
  return parts;
}

type Page = { request: Request; routerContext: EntryContext; facts: RequestFacts; i18n: I18n };

/**
 * Renders a page, unless it was rendered before from the same data. A page is rendered from its address, its language and its data only: a
 * browser renders it from the same and finds the same.
 */
async function renderOnce(page: Page): Promise<readonly Part[]> {
  const { request, routerContext, facts, i18n } = page;
  const { loaderData, actionData, errors, statusCode } = routerContext.staticHandlerContext;
  const isCached = import.meta.env.PROD && request.method === "GET" && statusCode === 200 && !actionData && !errors;
  const source = isCached ? documentSource([request.url, i18n.language, loaderData], facts) : null;
  const found = source && findDocument(source);
  if (found) return found;
  const { parts, isWhole } = await renderDocument(page);
  if (source && isWhole) cacheDocument(source, parts);
  return parts;
}

/** Compresses the page here, because another thread would cost more. */
function answerWhole(parts: readonly Part[], request: Request, answer: { status: number; headers: Headers }): Response {
  if (request.headers.get("Accept-Encoding") !== "gzip") return new Response(joinParts(parts), answer);
  answer.headers.set("Content-Encoding", "gzip");
  return new Response(gzipParts(parts), answer);
}

/**
 * Logs what a loader, an action or a page threw, without URL or person (D33). The router's own 404 and 405 are no failures; a refusal that
 * the page has no text for is the sender's mistake, and its status is recorded for the root middleware.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof ORPCError && error.status < 500) {
    context.get(requestContext).refusedStatus = error.status;
    return;
  }
  context.get(requestContext).log.error({ err: error }, "page failed");
};

/**
 * Renders the complete page with every part in its position: without JavaScript nothing could move parts that were appended at the end. It is
 * not whole when a part of it failed.
 */
function renderDocument({ request, routerContext, facts, i18n }: Page): Promise<{ parts: readonly Part[]; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    let isWhole = true;
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      end();
    };
    const nonce = import.meta.env.DEV ? undefined : facts.nonce;
    const { standIn, partsOf } = createStandIns(facts.nonce);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StaticTextContext value={standIn}>
          <TextsProvider i18n={i18n}>
            <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} nonce={nonce} />
          </TextsProvider>
        </StaticTextContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collect((document) => finish(() => resolve({ parts: partsOf(lowerScriptPriority(document)), isWhole })))),
        onShellError: (error) => finish(() => reject(error)),
        onError: (error) => {
          isWhole = false;
          facts.log.error({ err: error }, "rendering failed");
        },
      },
    );
  });
}

/** Keeps only the routes that the path matches, because the router recreates every route it is given. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched.map((route) => [route.id, route])) } };
}

/** Collects a streamed document and passes it on in one piece when it is complete. */
function collect(take: (document: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      take(Buffer.concat(pieces));
      done();
    },
  });
}
