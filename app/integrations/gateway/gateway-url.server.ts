/**
 * The address of the gateway for one practice: GATEWAY_URL may hold `{subDomain}`, which is left out, with its dot, where the host names
 * no practice. Without a slash at its end.
 */
export function gatewayUrlOf(template: string, subDomain: string | null): string {
  const url = subDomain === null ? template.replace("{subDomain}.", "") : template.replace("{subDomain}", subDomain);
  return url.replace(/\/+$/, "");
}
