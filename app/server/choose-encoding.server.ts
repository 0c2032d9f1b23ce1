/**
 * Returns the encoding in which an answer is sent, by the weights of its `Accept-Encoding` header (RFC 9110, 12.5.3): the one with the
 * highest weight, the first of `available` among equals, and `identity` when none of them is acceptable.
 */
export function chooseEncoding<Name extends string>(header: string | undefined, available: readonly Name[]): Name | "identity" {
  const weights = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  let chosen: { name: Name | "identity"; weight: number } = { name: "identity", weight: 0 };
  for (const name of available) {
    const weight = weights.get(name) ?? weights.get("*") ?? 0;
    if (weight > chosen.weight) chosen = { name, weight };
  }
  return chosen.weight < (weights.get("identity") ?? 0) ? "identity" : chosen.name;
}
