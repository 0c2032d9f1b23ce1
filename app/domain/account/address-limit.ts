/**
 * What one address may try in a while, each kind by itself (D7): wrong passwords over all e-mails and practices, in browsers that never signed in;
 * wrong keys of invitations and resets; mails that help on with a password; wrong keys of the distributor.
 */
export const addressLimit = { tries: 20, minutes: 10 } as const;

export type AddressTry = "password" | "key" | "mail" | "distributorKey";

/** What counts as one address: an IPv4 address, or the network of 64 bits that a household or practice has of IPv6. */
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
