/** Somebody who keeps cookies between requests, as a browser does. */
export type Visitor = {
  /** Sends a request; forms are bodies of URLSearchParams, calls JSON. Redirects are not followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Makes a call over HTTP and answers what it answered. */
  readonly call: <Answer>(path: string, body: object) => Promise<Answer>;
  /** The header that sends the cookies. */
  readonly cookies: () => string;
};

/** A visitor of the portal at an address. */
export function openVisitor(address: string): Visitor {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", header());
    const response = await fetch(address + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const call = async <Answer>(path: string, body: object) => {
    const response = await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return { ask, call, cookies: header };
}

/** A visitor who signed in to a practice of the demo, and the location there. */
export async function signInVisitor(address: string, { practice, name }: { practice: string; name: string }) {
  const visitor = openVisitor(address);
  const session = { username: `${name}@${practice}.example`, password: "Demo-Lens-2026", subDomain: practice };
  const { locationId } = await visitor.call<{ locationId: string }>("/api/users/authenticate", session);
  return { ...visitor, locationId };
}
