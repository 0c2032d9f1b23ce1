import type { IncomingMessage } from "node:http";
import { Agent, request as ask } from "node:https";
import { Readable } from "node:stream";
import { type CertificateFiles, withCertificate } from "./client-certificate.server";

/** How another service is asked over HTTP. */
export type Fetch = (input: Request | string, init?: RequestInit) => Promise<Response>;

type Sent = { readonly body: Buffer | null; readonly agent: Agent; readonly signal: AbortSignal };

/** Milliseconds after which an unused connection is closed, before the other side does so in the middle of a request. */
const idleMs = 4_000;

/** Statuses of responses that have no body. */
const bodiless = [204, 205, 304];

/**
 * Returns `fetch` that shows the portal's certificate (Node's own cannot); without files it is Node's. With a certificate only https is asked,
 * and a redirection is returned, never followed. It rejects like Node's: with the reason of the signal, or with a TypeError whose cause is
 * the error of the connection.
 */
export function fetchWith(files: CertificateFiles | null): Fetch {
  if (files === null) return (input, init) => fetch(input, init);
  const agentOf = withCertificate(files, (certificate) => new Agent({ ...certificate, keepAlive: true, timeout: idleMs }));
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const signal = init?.signal ?? request.signal;
    const answer = await send(request, { body, agent: agentOf(), signal }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : new TypeError("fetch failed", { cause: error });
    });
    return responseOf(answer);
  };
}

function send({ url, method, headers }: Request, { body, agent, signal }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask(url, { method, headers: Object.fromEntries(headers), agent, signal }, resolve)
      .once("error", reject)
      .end(body);
  });
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 502, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  if (!bodiless.includes(status)) return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}
