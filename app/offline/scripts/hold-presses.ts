import type { watchScripts } from "./watch-scripts";

/** Dispatched when the portal handles clicks and submissions itself. */
export const takesOver = "portal-takes-over";

/**
 * Before the portal's scripts have loaded, and when one of them has failed (D76), a link or a form loads a document, and without a
 * connection the browser would show its own error page. Each therefore waits until the server responds, and a note says so. Links to
 * another window, a file or another site are stopped instead, as `stopDocumentLoads` does later. Once the portal takes over, it handles
 * clicks itself.
 *
 * It is inlined into the document as text and runs before anything else: it references nothing outside itself but the words and style of
 * the note, which are at its script element.
 */
export function holdPresses(scripts: ReturnType<typeof watchScripts>): void {
  const { words: given = "{}", takesOver = "" } = document.currentScript?.dataset ?? {};
  const words: Record<string, string> = JSON.parse(given);
  let held: { press: () => void; what: "opening" | "sending" | "stopped"; form: HTMLFormElement | null } | null = null;
  let isPressing = false;
  let isTakenOver = false;
  let note: HTMLElement | null = null;
  let noteTimer: ReturnType<typeof setTimeout> | undefined;

  const showNote = (what: "opening" | "sending" | "stopped") => {
    if (!note) {
      note = document.createElement("div");
      note.className = words.look ?? "";
      note.popover = "manual";
      note.role = "status";
      document.body.append(note);
      note.showPopover?.();
    }
    // Inserted afterwards, because screen readers may skip a region that appears together with its words.
    note.textContent = words[what] ?? "";
  };
  const hideNote = () => {
    note?.remove();
    note = null;
  };
  /** Says that something needs the connection, long enough to be read next to what waits. */
  const showStopped = () => {
    showNote("stopped");
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => {
      noteTimer = undefined;
      if (!held) hideNote();
    }, 6000);
  };
  const release = () => {
    const press = held?.press;
    held = null;
    hideNote();
    isPressing = true;
    press?.();
    isPressing = false;
  };
  /** Waits a moment for the portal once its router is there: by itself the router reloads the page when code does not load. */
  const untilTakenOver = async () => {
    const heldAt = performance.now();
    const isNear = () => "__reactRouterDataRouter" in window && !isTakenOver && !scripts.hasFailed() && performance.now() - heldAt < 1000;
    while (held && isNear()) await new Promise((resume) => setTimeout(resume, 50));
  };
  const ask = async () => {
    await untilTakenOver();
    const isAnswered = await scripts.answers();
    if (!held) return;
    if (isAnswered && (!scripts.hasFailed() || (await scripts.carry(held.form)))) return release();
    if (held.what === "stopped") {
      held = null;
      return showStopped();
    }
    if (!noteTimer) showNote(held.what);
    setTimeout(() => void ask(), 1000);
  };
  const hold = (event: Event, next: NonNullable<typeof held>) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isAsked = held !== null;
    clearTimeout(noteTimer);
    noteTimer = undefined;
    held = next;
    if (!isAsked) void ask();
  };
  /** Whether the click is left to the portal or the browser. */
  const passes = (event: Event) => {
    if (isPressing && scripts.hasFailed()) event.stopImmediatePropagation();
    return isPressing || (isTakenOver && !scripts.hasFailed());
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.button === 2 || !link.protocol.startsWith("http")) return;
    if (link.hash !== "" && link.href.split("#")[0] === location.href.split("#")[0]) return;
    if (passes(event)) return;
    // When a person chose another window, only the browser knows which; and another site does not need the portal.
    const isChosen = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isForBrowser = isChosen || link.origin !== location.origin;
    const isLost = !navigator.onLine || note !== null || held?.what === "sending";
    if (isForBrowser && !isLost) return;
    const leaves = isForBrowser || link.target === "_blank" || link.hasAttribute("download");
    if (leaves && isLost) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return showStopped();
    }
    const what = leaves ? "stopped" : "opening";
    hold(event, { what, form: null, press: () => (link.isConnected ? link.click() : location.assign(link.href)) });
  };
  /** Returns the pressed button, or the one that has been drawn in its place since. */
  const presentButton = (form: HTMLFormElement, pressed: HTMLElement | null) => {
    if (!(pressed instanceof HTMLButtonElement) || pressed.form === form) return pressed;
    return [...form.elements].find(
      (each) => each instanceof HTMLButtonElement && each.name === pressed.name && each.value === pressed.value,
    ) as HTMLButtonElement | undefined;
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const method = event.submitter?.getAttribute("formmethod") ?? form.method;
    if (method === "dialog" || passes(event)) return;
    hold(event, {
      what: method === "post" ? "sending" : "opening",
      form,
      press: () => form.requestSubmit(presentButton(form, event.submitter)),
    });
  };
  addEventListener("click", onClick, true);
  addEventListener("auxclick", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(takesOver, () => {
    isTakenOver = true;
    release();
  });
}
