/**
 * How many failed tries one IP address has in a period, counted per kind (D7): wrong passwords in browsers that never signed in, over all
 * e-mails and practices; wrong invitation and reset keys; mails for forgotten passwords; wrong keys of the distributor.
 */
export const addressLimit = { tries: 20, minutes: 10 } as const;

export type AddressTry = "password" | "key" | "mail" | "distributorKey";

/**
 * Returns what counts as one address: the IPv4 address itself, or the 64-bit network of an IPv6 address, which a household or practice
 * shares.
 */
export function addressGroup(address: string): string {
  const mapped = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const parts = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const filled =
    tail === undefined ? parts : [...parts, ...Array.from({ length: Math.max(0, 8 - parts.length - after.length) }, () => "0"), ...after];
  return filled
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}
