import { describeCalls } from "~/middleware/describe-calls.server";

type Seen = { method: string; path: string; status: number; type: string; body: unknown };

let check: Promise<(seen: Seen) => string | null> | undefined;

async function openCheck() {
  const { createAnswerCheck } = await import("./answer-check.mjs");
  return createAnswerCheck(await describeCalls());
}

/** What an answer to a call has that the description of the calls does not say; null when it fits, or answers no call. */
export async function findAnswerProblem(asked: { method: string; url: string }, answer: Response): Promise<string | null> {
  const { pathname } = new URL(asked.url);
  if (!pathname.startsWith("/api/") || ["/api/openapi.json", "/api/docs"].includes(pathname)) return null;
  check ??= openCheck();
  const type = answer.headers.get("Content-Type") ?? "";
  const body: unknown = type.startsWith("application/json") ? await answer.clone().json() : null;
  return (await check)({ method: asked.method, path: pathname.slice("/api".length), status: answer.status, type, body });
}
