import type { watchScripts } from "./watch-scripts";

/** Told by the portal when it takes presses over itself. */
export const takesOver = "portal-takes-over";

/**
 * Before the portal's scripts have come, and when one of them has failed (D76), a link or a form loads a document, and without a connection
 * the browser would put its own error page there. So each waits until the server answers; what waits is said. Where the portal takes over,
 * the press is its own.
 *
 * This stands in the document as text and runs before anything else: it uses nothing but itself, and the words and the look of the note
 * that stand at its script.
 */
export function holdPresses(scripts: ReturnType<typeof watchScripts>): void {
  const { words: given = "{}", takesOver = "" } = document.currentScript?.dataset ?? {};
  const words: Record<string, string> = JSON.parse(given);
  let held: { press: () => void; what: "opening" | "sending"; form: HTMLFormElement | null } | null = null;
  let isPressing = false;
  let isTakenOver = false;
  let note: HTMLElement | null = null;

  const say = (what: "opening" | "sending") => {
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
  const release = () => {
    const press = held?.press;
    held = null;
    note?.remove();
    note = null;
    isPressing = true;
    press?.();
    isPressing = false;
  };
  const ask = async () => {
    const isAnswered = await scripts.answers();
    if (!held) return;
    if (isAnswered && (!scripts.hasFailed() || (await scripts.carry(held.form)))) return release();
    say(held.what);
    setTimeout(() => void ask(), 1000);
  };
  const hold = (event: Event, next: NonNullable<typeof held>) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isAsked = held !== null;
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
    const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || isOther || !link.protocol.startsWith("http")) return;
    if (link.hash !== "" && link.href.split("#")[0] === location.href.split("#")[0]) return;
    if (passes(event)) return;
    hold(event, { what: "opening", form: null, press: () => (link.isConnected ? link.click() : location.assign(link.href)) });
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const method = event.submitter?.getAttribute("formmethod") ?? form.method;
    if (method === "dialog" || passes(event)) return;
    hold(event, { what: method === "post" ? "sending" : "opening", form, press: () => form.requestSubmit(event.submitter) });
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(takesOver, () => {
    isTakenOver = true;
    release();
  });
}
