import { data } from "react-router";
import { editionCodes } from "~/domain/edition";

/** The promotion of an address; none where the address names no market. */
export function promotionNamed({ edition, promotionId }: { edition: string; promotionId: string }) {
  const known = editionCodes.find((code) => code === edition);
  if (!known) throw data(null, { status: 404 });
  return { edition: known, promotionId };
}
