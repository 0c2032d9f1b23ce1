import type { Answers } from "~/calls/answers";
import type { SignedIn } from "~/domain/account/signed-in";
import type { StoredFinding } from "~/domain/prescription/finding";

type FindingAnswer = Answers["orderForms"]["findings"]["findings"][number];

/** Returns a finding in the shape of the calls; an order at another location is named, but its page is not (D35). */
export function findingAnswerOf(found: StoredFinding, { locationIds }: Pick<SignedIn, "locationIds">): FindingAnswer {
  const { ordered, acceptedAt, ...rest } = found;
  return {
    ...rest,
    acceptedAt: acceptedAt === null ? null : new Date(acceptedAt),
    ordered: ordered && {
      ...{ confirmationNum: ordered.confirmationNum, locationName: ordered.locationName, placedBy: ordered.placedBy },
      cartId: locationIds.includes(ordered.locationId) ? ordered.cartId : null,
    },
  };
}
