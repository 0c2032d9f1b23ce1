import type { watchScripts } from "./watch-scripts";

/** Told by the portal when it takes presses over itself. */
export const takesOver = "portal-takes-over";

/**
 * Before the portal's scripts have come, and when one of them has failed (D76), a link or a form loads a document, and without a connection
 * the browser would put its own error page there. So each waits until the server answers; what waits is said. What leaves the page for
 * another window, a file or another site is stopped instead, as `stopDocumentLoads` does later. Where the portal takes over, the press is
 * its own.
 *
 * This is in the document as text and runs before anything else: it uses nothing but itself, and the words and the look of the note
 * that are at its script.
 */
export function holdPresses(scripts: ReturnType<typeof watchScripts>): void {
  const { words: given = "{}", takesOver = "" } = document.currentScript?.dataset ?? {};
  const words: Record<string, string> = JSON.parse(given);
  let held: { press: () => void; what: "opening" | "sending" | "stopped"; form: HTMLFormElement | null } | null = null;
  let isPressing = false;
  let isTakenOver = false;
  let note: HTMLElement | null = null;
  let stopTold: ReturnType<typeof setTimeout> | undefined;

  const say = (what: "opening" | "sending" | "stopped") => {
    if (!note) {
      note = document.createElement("div");
      note.className = words.look ?? "";
      note.popover = "manual";
      note.role = "status";
      document.body.append(note);
      note.showPopover?.();
    }
    // Told anew: a region that comes with its words may be passed over.
    note.textContent = words[what] ?? "";
  };
  const hush = () => {
    note?.remove();
    note = null;
  };
  /** Says that something needs the connection, long enough to be read beside what waits. */
  const tellStop = () => {
    say("stopped");
    clearTimeout(stopTold);
    stopTold = setTimeout(() => {
      stopTold = undefined;
      if (!held) hush();
    }, 6000);
  };
  const release = () => {
    const press = held?.press;
    held = null;
    hush();
    isPressing = true;
    press?.();
    isPressing = false;
  };
  const ask = async () => {
    const isAnswered = await scripts.answers();
    if (!held) return;
    if (isAnswered && (!scripts.hasFailed() || (await scripts.carry(held.form)))) return release();
    if (held.what === "stopped") {
      held = null;
      return tellStop();
    }
    if (!stopTold) say(held.what);
    setTimeout(() => void ask(), 1000);
  };
  const hold = (event: Event, next: NonNullable<typeof held>) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isAsked = held !== null;
    clearTimeout(stopTold);
    stopTold = undefined;
    held = next;
    if (!isAsked) void ask();
  };
  /** Is the press the portal's or the browser's own? */
  const passes = (event: Event) => {
    if (isPressing && scripts.hasFailed()) event.stopImmediatePropagation();
    return isPressing || (isTakenOver && !scripts.hasFailed());
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.button === 2 || !link.protocol.startsWith("http")) return;
    if (link.hash !== "" && link.href.split("#")[0] === location.href.split("#")[0]) return;
    if (passes(event)) return;
    // Where a person chose another window, the browser alone knows which; and another site does not need the portal.
    const isChosen = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isForBrowser = isChosen || link.origin !== location.origin;
    const isLost = !navigator.onLine || note !== null || held?.what === "sending";
    if (isForBrowser && !isLost) return;
    const leaves = isForBrowser || link.target === "_blank" || link.hasAttribute("download");
    if (leaves && isLost) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return tellStop();
    }
    const what = leaves ? "stopped" : "opening";
    hold(event, { what, form: null, press: () => (link.isConnected ? link.click() : location.assign(link.href)) });
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const method = event.submitter?.getAttribute("formmethod") ?? form.method;
    if (method === "dialog" || passes(event)) return;
    hold(event, { what: method === "post" ? "sending" : "opening", form, press: () => form.requestSubmit(event.submitter) });
  };
  addEventListener("click", onClick, true);
  addEventListener("auxclick", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(takesOver, () => {
    isTakenOver = true;
    release();
  });
}
