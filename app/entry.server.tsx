import { PassThrough } from "node:stream";
import { ORPCError } from "@orpc/client";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { i18n as I18n } from "i18next";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { NonceContext } from "~/components/frame/held-presses";
import { TextsProvider } from "~/i18n/use-texts";
import { i18nContext } from "~/middleware/i18n.server";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";
import { plainPage } from "~/server/plain-page.server";

/** Milliseconds a page may take to render; the data it shows are loaded before. */
export const streamTimeout = 10_000;

/** Renders a document. When even the error page of the root cannot be rendered, the plain page of the HTTP process stands in. */
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
    return new Response(await renderDocument(request, routerContext, facts, context.get(i18nContext).i18n), { status, headers });
  } catch (error) {
    if (routerContext.staticHandlerContext.errors === null) throw error;
    facts.log.error({ err: error }, "the error page failed");
    return new Response(plainPage("unexpected", facts), { status: 500, headers });
  }
}

/**
 * Logs what a loader, an action or a page threw, without address or person (D33). The router's own 404 and 405 are no failures, and what
 * a call could not take is the sender's mistake: it is noted for the root middleware.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof ORPCError && error.status === 400) {
    context.get(requestContext).wasMalformed = true;
    return;
  }
  context.get(requestContext).log.error({ err: error }, "page failed");
};

function renderDocument(request: Request, routerContext: EntryContext, facts: RequestFacts, i18n: I18n): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
    const nonce = import.meta.env.DEV ? undefined : facts.nonce;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextsProvider i18n={i18n}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TextsProvider>
      </NonceContext>,
      {
        nonce,
        // The whole page, every part in its place: without JavaScript nothing could put one there that stands at the end.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(createReadableStreamFromReadable(body));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          facts.log.error({ err: error }, "rendering failed");
        },
      },
    );
  });
}
