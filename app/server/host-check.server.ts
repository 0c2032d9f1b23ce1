import { isIP } from "node:net";
import type { Configuration } from "~/integrations/configuration.server";

type Hosts = Pick<Configuration, "publicUrl" | "allowedHosts">;

/**
 * Returns a function that decides whether requests for a host are answered (D82): names below `localhost`, IP addresses, the host of
 * `PUBLIC_URL` with and without a practice, and those in `ALLOWED_HOSTS`. Otherwise a page on another name that points to this server would
 * be served here.
 */
export function createHostCheck({ publicUrl, allowedHosts }: Hosts): (hostname: string) => boolean {
  const names = new Set(["localhost"]);
  const endings = [".localhost"];
  const allow = (pattern: string) => (pattern.startsWith("*.") ? endings.push(pattern.slice(1)) : names.add(pattern));
  for (const pattern of [...publicHosts(publicUrl), ...allowedHosts]) allow(pattern);
  return (hostname) =>
    names.has(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || endings.some((ending) => hostname.endsWith(ending));
}

/**
 * Returns the hosts of a public URL: `https://{subDomain}.dioptre.il` stands for every practice's host and for the one without a practice.
 */
function publicHosts(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl.replace("{subDomain}", "practice"));
  if (!publicUrl.includes("{subDomain}") || !hostname.startsWith("practice.")) return [hostname];
  const base = hostname.slice("practice.".length);
  return [base, `*.${base}`];
}
