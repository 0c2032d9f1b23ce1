/** Answers while the process serves, without touching any data. */
const shortQuestion = "/healthz";
const patienceMilliseconds = 5000;

/**
 * Stops links that the router does not handle (downloads, other windows, other sites) while there is no connection, because the browser
 * would show its own error page; `stopped` is called for each. Returns a function that ends this.
 */
export function stopDocumentLoads(isConnected: () => boolean, stopped: () => void): () => void {
  const follow = async (link: HTMLAnchorElement) => {
    if (!(await answers())) stopped();
    else if (link.target === "_blank") open(link.href, "_blank", "noopener,noreferrer");
    else location.assign(link.href);
  };
  const decide = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || event.button === secondaryButton || !link || !loadsDocument(link)) return;
    // When a person chose another window or tab, or the file, only the browser knows which.
    const isChosen = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isConnected() && (isChosen || link.origin !== location.origin)) return;
    event.preventDefault();
    if (isConnected()) void follow(link);
    else stopped();
  };
  for (const name of presses) addEventListener(name, decide);
  return () => {
    for (const name of presses) removeEventListener(name, decide);
  };
}

/** The middle button opens a link in another tab, without a click event. */
const presses = ["click", "auxclick"] as const;

/** Opens the browser's menu. */
const secondaryButton = 2;

/** Whether the link loads a document: not within the page, and not in another program, such as the telephone. */
function loadsDocument(link: HTMLAnchorElement): boolean {
  const [here] = location.href.split("#");
  return link.protocol.startsWith("http") && !(link.hash !== "" && link.href.startsWith(`${here}#`));
}

/** Whether the server responds; the browser may not know yet that it cannot be reached. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(shortQuestion, { cache: "no-store", signal: AbortSignal.timeout(patienceMilliseconds) })).ok;
  } catch {
    return false;
  }
}
