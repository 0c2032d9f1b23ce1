/**
 * Returns the URL of the gateway for one practice: `{subDomain}` in GATEWAY_URL is left out, with its dot, when the host names no practice.
 * Without a trailing slash.
 */
export function gatewayUrlOf(template: string, subDomain: string | null): string {
  const url = subDomain === null ? template.replace("{subDomain}.", "") : template.replace("{subDomain}", subDomain);
  return url.replace(/\/+$/, "");
}
