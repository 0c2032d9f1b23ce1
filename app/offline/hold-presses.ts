/** Told by the portal when it takes presses over itself. */
export const takesOver = "portal-takes-over";

/**
 * Before the portal's scripts have come, a link or a form loads a document, and without a connection the browser would put its own error
 * page there. So each waits until the server answers; what waits is said. Once the portal takes over, the press is its own.
 *
 * This stands in the document as text and runs before anything else: it uses nothing but itself, and the words and the look of the note
 * that stand at its script.
 */
export function holdPresses(): void {
  const { opening = "", sending = "", look = "", takesOver = "" } = document.currentScript?.dataset ?? {};
  let held: { press: () => void; words: string } | null = null;
  let isPressing = false;
  let note: HTMLElement | null = null;

  const say = (words: string) => {
    if (!note) {
      note = document.createElement("div");
      note.className = look;
      note.popover = "manual";
      note.role = "status";
      document.body.append(note);
      note.showPopover?.();
    }
    // Told anew: a region that comes with its words may be passed over.
    note.textContent = words;
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
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (!held) return;
    if (answer?.ok) return release();
    say(held.words);
    setTimeout(() => void ask(), 1000);
  };
  const hold = (event: Event, words: string, press: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isAsked = held !== null;
    held = { press, words };
    if (!isAsked) void ask();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || isPressing || isOther || !link.protocol.startsWith("http")) return;
    if (link.hash !== "" && link.href.split("#")[0] === location.href.split("#")[0]) return;
    hold(event, opening, () => (link.isConnected ? link.click() : location.assign(link.href)));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (isPressing || !(form instanceof HTMLFormElement)) return;
    const method = event.submitter?.getAttribute("formmethod") ?? form.method;
    if (method !== "dialog") hold(event, method === "post" ? sending : opening, () => form.requestSubmit(event.submitter));
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(takesOver, () => {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    release();
  });
}
