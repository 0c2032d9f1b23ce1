import type { AppServer } from "./app-server";
import { demoPassword } from "./sign-in";

/** Asks for pages of a built server as a demo person, the way a browser does: with the session's cookie, gzip accepted. */
export async function signedInVisitor({ port }: Pick<AppServer, "port">, { practice = "einayim", person = "admin" } = {}) {
  const address = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${address}/api/users/authenticate`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: `${person}@${practice}.example`, password: demoPassword, subDomain: practice }),
  });
  if (!answer.ok) throw new Error(`Signing in was refused: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return {
    cookie,
    /** Reads a page to its end; a page of another status than the expected one ends the bench. */
    view: async (path: string, expectedStatus = 200): Promise<void> => {
      const page = await fetch(`${address}${path}`, { headers: { cookie, accept: "text/html", "accept-encoding": "gzip" } });
      await page.text();
      if (page.status !== expectedStatus) throw new Error(`${path} answered ${page.status}`);
    },
  };
}
