import type { Storing } from "../send-form";

/** What the document itself knows of the portal's scripts, before the first has loaded and when one never does. */
export type PageScripts = {
  /**
   * Tries to load a script. `attempt` returns it, 0 when it did not load, and null when the page continues without it: the server no longer
   * has it, or it has not arrived within 120 seconds since this was called although the server responds. `end` is called when it has
   * arrived.
   */
  tries: <T extends object>(load: () => Promise<T>) => { attempt: () => Promise<T | 0 | null>; end: () => void };
  /** Reloads the page; what is typed in its forms is stored on the server first (D31). */
  reloadPage: () => Promise<void>;
};

declare global {
  interface Window {
    /** Absent on the page that opens without a connection. */
    portalScripts?: PageScripts;
  }
}

type SendForm = (form: HTMLFormElement, init: Pick<RequestInit, "signal" | "keepalive">) => Promise<Storing>;

/**
 * Decides when a page continues as without JavaScript (D76): the server no longer has a script, because it has a newer version, or one has
 * not arrived for 120 seconds although the server responds. Shows this in a bar, which offers to reload the page. Like `holdPresses`, it is
 * inlined into the document as text and references nothing outside itself.
 */
export function watchScripts(sendForm: SendForm) {
  const { words: given = "{}", takesOver = "" } = document.currentScript?.dataset ?? {};
  const words: Record<string, string> = JSON.parse(given);
  const longestMilliseconds = 120_000;
  const typed = new Set<HTMLFormElement>();
  let hasFailed = false;
  let isReloading = false;
  /** Whether a form of the page cannot be stored, so that continuing would lose what is typed. */
  let isTooLong = false;
  let bar: HTMLElement | null = null;
  let barText: HTMLElement | null = null;

  const answers = async () => {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5000) }).catch(() => null);
    return answer?.ok === true;
  };
  const tries = <T extends object>(load: () => Promise<T>) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setInterval(() => void fails().then((isOver) => isOver && resolve(null)), longestMilliseconds);
    });
    const attempt = () => Promise.race([late, load().catch(async (error: unknown) => ((await fails(error)) ? null : 0))]);
    return { attempt, end: () => clearInterval(timer) };
  };
  /** Accesses no properties of the form: the browser would first look for a field of that name, among a thousand at every key. */
  const noteForm = (field: Element) => {
    const form = "form" in field ? field.form : null;
    if (form instanceof HTMLFormElement) typed.add(form);
  };
  /** Stores what is typed in the forms of the page, and in those that were refused. Returns false when one could not be sent. */
  const carry = async (sent?: EventTarget | null) => {
    for (const field of document.querySelectorAll("form [aria-invalid=true]")) noteForm(field);
    for (const form of typed) {
      const isSent = form !== sent && form.isConnected && form.method === "post";
      const storing = isSent ? await sendForm(form, { signal: AbortSignal.timeout(10_000) }) : "stored";
      isTooLong = storing === "tooLong";
      if (isTooLong) say("tooLong");
      if (storing !== "stored") return false;
      typed.delete(form);
    }
    return true;
  };
  const reloadPage = async () => {
    if (isReloading) return;
    isReloading = true;
    while (!(await carry())) {
      isReloading = !isTooLong;
      if (isTooLong) return;
      say("sending");
      await new Promise((resume) => setTimeout(resume, 1000));
    }
    // Requested again, not sent again, when the page is the response to a form.
    location.replace(location.href.replace(/#.*/, ""));
  };
  const button = (name: "anew" | "later", press: () => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = words[`${name}Look`] ?? "";
    made.textContent = words[name] ?? "";
    made.addEventListener("click", press);
    return made;
  };
  const say = (what: string) => {
    if (!bar || !barText) {
      bar = document.createElement("div");
      bar.className = words.look ?? "";
      bar.popover = "manual";
      bar.role = "status";
      barText = document.createElement("p");
      const actions = document.createElement("div");
      actions.className = words.actionsLook ?? "";
      actions.append(
        button("anew", () => void reloadPage()),
        button("later", () => bar?.remove()),
      );
      bar.append(barText, actions);
      // Outside an open dialog it could not be pressed.
      (document.querySelector("dialog:modal") ?? document.body).append(bar);
      bar.showPopover?.();
    }
    barText.textContent = words[what] ?? "";
  };
  const fail = (why: "gone" | "slow") => {
    if (hasFailed) return;
    hasFailed = true;
    say(why);
  };
  /** Whether the server no longer has what was requested, or what this document came with. */
  const isGone = async (error: unknown) => {
    const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    if (asked.some(({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js"))) return true;
    const files = [String(error), ...[...document.scripts].map(({ textContent }) => textContent)].flatMap(
      (text) => text.match(/\/assets\/[\w.-]+\.js/g) ?? [],
    );
    const ask = (file: string) =>
      fetch(file, { method: "HEAD", cache: "no-store" }).then(
        ({ status }) => status === 404,
        () => false,
      );
    return (await Promise.all([...new Set(files)].map(ask))).includes(true);
  };
  /** Whether the page continues without a script that did not load, with the error, or has not arrived for too long. */
  const fails = async (error?: unknown) => {
    // Without a connection reloading would not help.
    const isOver = error === undefined ? await answers() : await isGone(error);
    if (isOver) fail(error === undefined ? "slow" : "gone");
    return isOver;
  };

  const onInput = ({ target }: Event) => target instanceof Element && noteForm(target);
  const onSubmit = ({ target }: Event) => target instanceof HTMLFormElement && typed.delete(target);
  addEventListener("input", onInput, true);
  addEventListener("change", onInput, true);
  addEventListener("submit", onSubmit);

  // The scripts that the document itself requests are requested once.
  const opening = new AbortController();
  const { signal } = opening;
  const onFailure = async (error: unknown) => {
    if (!(await fails(error)) && !signal.aborted) await fails();
  };
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && void onFailure(target.src);
  const onRejection = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (!(reason instanceof TypeError) || !/\bimport|module/i.test(reason.message)) return;
    // Shown in the bar.
    event.preventDefault();
    void onFailure(reason);
  };
  addEventListener("error", onError, { capture: true, signal });
  addEventListener("unhandledrejection", onRejection, { signal });
  const late = setInterval(() => void fails(), longestMilliseconds);
  const onTakeOver = () => {
    clearInterval(late);
    opening.abort();
  };
  addEventListener(takesOver, onTakeOver);

  window.portalScripts = { tries, reloadPage };
  return { hasFailed: () => hasFailed, answers, carry };
}
