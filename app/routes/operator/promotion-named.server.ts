import { data } from "react-router";
import { editionCodes } from "~/domain/edition";

/** Returns the promotion in a URL; none when the URL names no market. */
export function promotionNamed({ edition, promotionId }: { edition: string; promotionId: string }) {
  const known = editionCodes.find((code) => code === edition);
  if (!known) throw data(null, { status: 404 });
  return { edition: known, promotionId };
}
