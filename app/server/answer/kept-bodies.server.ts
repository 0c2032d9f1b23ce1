import type { CallContext } from "~/services/call-context.server";
import type { Around } from "~/services/create-calls.server";

/** The bodies of kept answers, as they are sent. */
const bodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();

const json = { "content-type": "application/json" } as const;

/** Middleware around a call over HTTP: hands on nothing in place of a kept answer whose body is known, so that it is not written again. */
export const skipKnownBody: Around = async ({ context, next }) => {
  const answer = await next();
  const given = context.memory.kept?.given;
  return given && bodies.has(given) ? (undefined as typeof answer) : answer;
};

/** Returns the response of a call over HTTP with the body of its kept answer: the one that is known, or that of this response. */
export async function withKeptBody(response: Response, { memory }: CallContext): Promise<Response> {
  const given = memory.kept?.given;
  if (!given) return response;
  const body = bodies.get(given) ?? new Uint8Array(await response.arrayBuffer());
  bodies.set(given, body);
  return new Response(body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...json } });
}
