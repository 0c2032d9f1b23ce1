import { ORPCError } from "@orpc/client";
import type { i18n as I18n } from "i18next";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
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
import { isUnavailable } from "~/integrations/unavailable.server";
import { i18nContext } from "~/middleware/i18n.server";
import { settleParts, streamTimeout } from "~/middleware/later.server";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";
import { turnedAwaySource } from "~/server/answer/turned-away.server";
import { plainPage } from "~/server/plain-page.server";
import { documentOf, documentSource } from "~/server/rendering/cached-documents.server";
import { gzipParts, joinParts, type Part } from "~/server/rendering/cached-parts.server";
import { gatherDocument, piecesOf, unbuffered } from "~/server/rendering/rendered-pieces.server";
import { lowerScriptPriority } from "~/server/rendering/script-priority.server";
import { createStandIns } from "~/server/rendering/stand-ins.server";
import { contentOf } from "~/server/rendering/written-on-demand.server";

export { streamTimeout };

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
    const page = { request, routerContext, facts, i18n };
    const isWhole = await settleParts(routerContext.staticHandlerContext.loaderData);
    if (isWhole) return answerWhole(await renderOnce(page), request, { status, headers });
    return answerInPieces(await renderInPieces(page), request, { status, headers });
  } catch (error) {
    if (routerContext.staticHandlerContext.errors === null) throw error;
    facts.log.error({ err: error }, "the error page failed");
    return new Response(plainPage("unexpected", facts), { status: 500, headers });
  }
}

/** Returns the data of a page, written out as before when it has been written out from the same content. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  const content = request.method === "GET" && response.status === 200 ? contentOf(response.body) : null;
  const source = content ? documentSource(content, context.get(requestContext)) : null;
  if (!source) return response;
  const write = async () => ({ parts: [Buffer.from(await response.arrayBuffer())], isWhole: true });
  return answerWhole(await documentOf(source, write), request, response);
};

type Answer = { status: number; headers: Headers };

type Page = { request: Request; routerContext: EntryContext; facts: RequestFacts; i18n: I18n };

/**
 * Renders a page, unless it was rendered before from the same data. A page is rendered from its address, its language and its data only: a
 * browser renders it from the same and finds the same. One that could not be answered is rendered once, too, because then there are many.
 */
async function renderOnce(page: Page): Promise<readonly Part[]> {
  const { request, routerContext, facts, i18n } = page;
  const render = () => renderDocument(page);
  if (facts.isTurnedAway) return documentOf(turnedAwaySource(request.url, request.headers.get("Cookie"), facts), render);
  const { loaderData, actionData, errors, statusCode } = routerContext.staticHandlerContext;
  const isKnown = errors ? Object.values(errors).every(isUnavailable) : statusCode === 200;
  const isCached = import.meta.env.PROD && request.method === "GET" && !actionData && isKnown;
  const failed = Object.keys(errors ?? {});
  const source = isCached ? documentSource([request.url, i18n.language, loaderData, failed], facts) : null;
  return source ? documentOf(source, render) : (await render()).parts;
}

/** Compresses the page here, because another thread would cost more. */
function answerWhole(parts: readonly Part[], request: Request, answer: Answer): Response {
  if (!isGzip(request)) return new Response(joinParts(parts), answer);
  answer.headers.set("Content-Encoding", "gzip");
  return new Response(gzipParts(parts), answer);
}

/** Sends a page whose parts follow it (D177), and asks proxies not to hold its pieces back. */
function answerInPieces(pieces: ReadableStream<Uint8Array>, request: Request, answer: Answer): Response {
  if (isGzip(request)) answer.headers.set("Content-Encoding", "gzip");
  answer.headers.set(unbuffered.name, unbuffered.value);
  return new Response(pieces, answer);
}

const isGzip = (request: Request) => request.headers.get("Accept-Encoding") === "gzip";

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
function renderDocument(page: Page): Promise<{ parts: readonly Part[]; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    let isWhole = true;
    const { standIn, partsOf } = createStandIns(page.facts.nonce);
    const { pipe, finish } = startRendering(page, standIn, {
      onAllReady: () =>
        pipe(gatherDocument((document) => finish(() => resolve({ parts: partsOf(lowerScriptPriority(document)), isWhole })))),
      onShellError: (error) => finish(() => reject(error)),
      onError: () => {
        isWhole = false;
      },
    });
  });
}

/**
 * Renders the page without the parts that are still under way, each of which follows as soon as it is there. What is ready by the time the
 * first piece is sent is in its position. The browser's scripts, one of which is in each piece, move the parts to their places.
 */
function renderInPieces(page: Page): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { standIn, partsOf } = createStandIns(page.facts.nonce);
    const { pipe, abort, finish } = startRendering(page, standIn, {
      onShellReady: () => setImmediate(() => resolve(piecesOf(pipe, { isGzip: isGzip(page.request), partsOf }))),
      onAllReady: () => finish(),
      onShellError: (error) => finish(() => reject(error)),
    });
    page.request.signal.addEventListener("abort", () => finish(() => abort("the browser has gone")), { once: true });
  });
}

/** Starts to render a page, which is given up after `streamTimeout`. `finish` ends that limit, and calls what it is given. */
function startRendering(
  { request, routerContext, facts, i18n }: Page,
  standIn: (text: string) => string,
  told: RenderToPipeableStreamOptions,
) {
  const nonce = import.meta.env.DEV ? undefined : facts.nonce;
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <StaticTextContext value={standIn}>
        <TextsProvider i18n={i18n}>
          <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} nonce={nonce} />
        </TextsProvider>
      </StaticTextContext>
    </NonceContext>,
    {
      ...told,
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, info) => {
        told.onError?.(error, info);
        if (!request.signal.aborted) facts.log.error({ err: error }, "rendering failed");
      },
    },
  );
  const timer = setTimeout(() => abort(), streamTimeout + 1000);
  const finish = (end?: () => void) => {
    clearTimeout(timer);
    end?.();
  };
  return { pipe, abort, finish };
}

/** Keeps only the routes that the path matches, because the router recreates every route it is given. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched.map((route) => [route.id, route])) } };
}
