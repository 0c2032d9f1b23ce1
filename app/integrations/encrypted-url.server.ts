import { isIP } from "node:net";

/** Hosts that are reached without TLS, because the connection is encrypted otherwise or never leaves the machine. */
type Trusted = readonly string[];

/**
 * Whether nobody on the way can read or change what is sent to this URL: with TLS and a certificate that is verified, to this machine, or to
 * a trusted host. `{subDomain}` in it stands for any practice.
 */
export function isEncryptedUrl(text: string, trusted: Trusted = []): boolean {
  const url = new URL(text.replace("{subDomain}", "practice"));
  const hosts = hostsOf(url);
  return hosts.every((host) => isThisMachine(host) || trusted.includes(host)) || hasVerifiedTls(url);
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
