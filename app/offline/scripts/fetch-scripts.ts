import { retryUntilAnswered } from "../connection";
import { retryAfterSeconds } from "../worth-retrying";

/** The scripts that were requested since this page was opened, by path. */
const asked = new Map<string, Promise<Answer>>();

/** Whether the server has a script, and the paths of the scripts that it imports. */
type Answer = { isThere: boolean; imports: readonly string[] };

/** The static imports of a built script; dynamic ones are in backticks. */
const staticImport = /"\.(\/[\w.-]+\.js)"/g;

/**
 * Fetches scripts by path, with everything they import, into the browser's cache, where an import finds them, retrying until each has
 * arrived: browsers remember a failed import and never request that module again. Fails with the path of one that the server no longer has
 * because of a newer version. `seen` are those already under way in this call, because scripts may import each other.
 */
export async function fetchScripts(files: readonly string[], seen = new Set<string>()): Promise<void> {
  const fetchOne = async (file: string) => {
    if (seen.has(file) || isOfDocument(file)) return;
    seen.add(file);
    const known = asked.get(file) ?? retryUntilAnswered(() => requestScript(file));
    asked.set(file, known);
    const { isThere, imports } = await known;
    if (!isThere) throw new Error(file);
    await fetchScripts(imports, seen);
  };
  await Promise.all(files.map(fetchOne));
}

let ofDocument: ReadonlySet<string | null> | null = null;

/** Whether the document itself requests this script. Then it has arrived, because otherwise nothing would request another. */
function isOfDocument(file: string): boolean {
  ofDocument ??= new Set([...document.querySelectorAll("link[href]")].map((link) => link.getAttribute("href")));
  return ofDocument.has(file);
}

/** Requests a script once. Returns a number when something else came, whatever its status: the portal answers with a script or 404. */
async function requestScript(file: string): Promise<Answer | number> {
  try {
    const response = await fetch(file);
    const text = await response.text();
    const isScript = response.ok && response.headers.get("Content-Type")?.includes("javascript");
    const imports = [...text.matchAll(staticImport)].map(([, name]) => `/assets${name}`);
    return isScript || response.status === 404 ? { isThere: response.ok, imports } : retryAfterSeconds(response);
  } catch {
    return 0;
  }
}
