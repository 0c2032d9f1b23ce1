import { Window } from "happy-dom";
import { createCookie, createRequestHandler, RouterContextProvider } from "react-router";
import type { Language } from "~/domain/language";
import { writeLanguageCookie } from "~/i18n/language-cookie.server";
import { createLog } from "~/integrations/log.server";
import { portalContext } from "~/middleware/portal-context.server";
import { requestContext } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { keepAnswers } from "~/services/keep-answers.server";
import type { ServiceSettings } from "~/services/service-settings.server";
import { presumeSessions } from "~/services/session/presume-sessions.server";
import { testDatabase } from "./database";
import { callContextFor, now } from "./given";
import { loadServerBuild } from "./routes-under-test";

const secret = "test";
const origin = "http://localhost:3000";

/** Reads pages without a window for each, of which none would be freed before the end of the worker. */
const reader = new new Window().DOMParser();

let handler: Promise<ReturnType<typeof createRequestHandler>> | undefined;

/** Reads the pages once in a worker; the first visitor waits for it otherwise. */
export function openPages() {
  handler ??= loadServerBuild().then((build) => createRequestHandler(build, "production"));
  return handler;
}

type Options = {
  language?: Language;
  settings?: Partial<ServiceSettings>;
  at?: Date;
  /** A browser that runs scripts, to which parts of a page may follow it (D177). */
  takesParts?: boolean;
};

export type Visitor = Awaited<ReturnType<typeof visitorOf>>;

/** A page as it arrived: its status, where it leads, and its document. */
export type Arrived = ReturnType<typeof arrivedOf>;

/**
 * A person without JavaScript: asks for real pages through the whole chain of the router, from the session's cookie to the HTML, in a
 * language. Cookies are kept as a browser keeps them. Answers that lead elsewhere are followed by `follow`.
 */
export async function visitorOf(person: { token: string }, { language = "en", settings = {}, at = now, takesParts = false }: Options = {}) {
  const { doors } = await testDatabase();
  const answering = answerHere({
    doors,
    settings: { ...(await callContextFor(null)).settings, ...settings },
    innermost: [presumeSessions(), keepAnswers()],
  });
  const session = createCookie("session", { path: "/", secrets: [secret] });
  const cookies = new Map<string, string>();
  const keep = (header: string) => {
    const [pair = ""] = header.split(";");
    cookies.set(pair.slice(0, pair.indexOf("=")), pair);
  };
  keep(await session.serialize(person.token));
  keep(await writeLanguageCookie(language, false));
  const logged: string[] = [];
  const log = createLog({ destination: { write: (line) => void logged.push(line) } });

  const ask = async (path: string, init: RequestInit = {}) => {
    const context = new RouterContextProvider();
    context.set(portalContext, { answering, sessionSecret: secret, clock: () => at });
    context.set(requestContext, {
      ...{
        id: "request",
        method: init.method ?? "GET",
        sinceMs: 0,
        nonce: "nonce",
        origin,
        hostname: "localhost",
        secure: false,
        clientAddress: "127.0.0.1",
        acceptedLanguages: null,
      },
      ...{ takesParts, log, pattern: "-", opened: null, wasUnavailable: false, isTurnedAway: false, refusedStatus: null },
    });
    const headers = { Cookie: [...cookies.values()].join("; ") };
    const handle = await openPages();
    const response = await handle(new Request(new URL(path, origin), { ...init, headers }), context);
    for (const header of response.headers.getSetCookie()) keep(header);
    return arrivedOf(response, await response.text());
  };
  const get = (path: string) => ask(path);
  return {
    get,
    /** Sends a form as a browser without JavaScript does. */
    post: (path: string, form: Record<string, string> | [string, string][] | FormData) =>
      ask(path, { method: "POST", body: form instanceof FormData ? form : new URLSearchParams(form) }),
    /** Sends a body that no form writes; its type is that of the text or of the blob. */
    send: (path: string, body: string | Blob) => ask(path, { method: "POST", body }),
    /** The page to which an answer leads. */
    follow: (answer: { status: number; location: string }) => {
      if (answer.status !== 302) throw new Error(`Leads nowhere: ${answer.status}`);
      return get(answer.location);
    },
    /** The lines that the server logged. */
    logged,
  };
}

function arrivedOf(response: Response, html: string) {
  // Reading a page takes longer than answering it, and many a test only looks at the status.
  let read: ReturnType<typeof reader.parseFromString> | undefined;
  const documentOf = () => (read ??= reader.parseFromString(html, "text/html"));
  const textAt = (selector: string) => {
    const found = documentOf().querySelector(selector);
    return found && plain(found.textContent);
  };
  return {
    status: response.status,
    location: response.headers.get("Location") ?? "",
    /** What the browser is told to forget. */
    clears: response.headers.get("Clear-Site-Data") ?? "",
    html,
    get document() {
      return documentOf();
    },
    /** The text at the first place that the selector finds; null when there is none. */
    textAt,
    /** The texts at every place that the selector finds. */
    textsAt: (selector: string) => [...documentOf().querySelectorAll(selector)].map((found) => plain(found.textContent)),
    /** The first of these sentences that stands somewhere on the page by itself. */
    firstOf: (texts: readonly string[]) => {
      const found = new Set(
        [...documentOf().querySelectorAll("h1, h2, h3, p, li, span, strong, div")].map((element) => plain(element.textContent)),
      );
      return texts.find((text) => found.has(text)) ?? null;
    },
    /** What stands under a field because its value was refused. */
    errorAt: (fieldId: string) => textAt(`[id="${fieldId}-error"]`),
    /** What a field holds, of the dialog when there is one: the text of an input or of a text area, the chosen option of a list. */
    valueOf: (name: string) => {
      const field = documentOf().querySelector(`dialog [name="${name}"]`) ?? documentOf().querySelector(`[name="${name}"]`);
      const chosen = field?.querySelector("option[selected]");
      return (chosen ?? field)?.getAttribute("value") ?? field?.textContent ?? null;
    },
  };
}

/** Without the marks that isolate directions, and with single spaces. */
function plain(text: string): string {
  return text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
