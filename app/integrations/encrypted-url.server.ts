import { isIP } from "node:net";

/** Hosts that are reached without TLS, because the connection is encrypted otherwise or never leaves the machine. */
type Trusted = readonly string[];

/**
 * Whether nobody on the way can read or change what is sent to this URL: with TLS and a certificate that is verified, to this machine, or to
 * a trusted host. `{subDomain}` in it stands for any practice. False for a text that is no URL.
 */
export function isEncryptedUrl(text: string, trusted: Trusted = []): boolean {
  const url = urlOf(text);
  if (url === null) return false;
  const hosts = hostsOf(url);
  return hosts.every((host) => isThisMachine(host) || trusted.includes(host)) || hasVerifiedTls(url);
}

/** Whether this URL is reached by TLS alone, with a certificate that is verified. */
export function usesTls(text: string): boolean {
  const url = urlOf(text);
  return url !== null && hasVerifiedTls(url);
}

function urlOf(text: string): URL | null {
  const address = text.replace("{subDomain}", "practice");
  return URL.canParse(address) ? new URL(address) : null;
}

function hasVerifiedTls({ protocol, searchParams }: URL): boolean {
  if (isPostgres(protocol)) return searchParams.get("sslmode") === "verify-full";
  if (searchParams.get("tls.rejectUnauthorized") === "false") return false;
  return protocol === "https:" || protocol === "smtps:" || (protocol === "smtp:" && searchParams.get("requireTLS") === "true");
}

/** The hosts of a URL; in a URL of PostgreSQL a parameter may name others, or the folder of a socket. */
function hostsOf({ protocol, hostname, searchParams }: URL): string[] {
  const named = /^\[(.*)\]$/.exec(hostname)?.[1] ?? hostname;
  return ((isPostgres(protocol) && searchParams.get("host")) || named).toLowerCase().split(",");
}

const isPostgres = (protocol: string): boolean => /^postgres(ql)?:$/.test(protocol);

const isThisMachine = (host: string): boolean =>
  host.startsWith("/") || host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
