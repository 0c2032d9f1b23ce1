import type { Answers } from "~/calls/answers";
import type { CartHolding } from "~/db/queries/cart/cart-quantities.server";
import type { PracticeItemRow } from "~/db/queries/catalogue/practice-items.server";
import type { SignedIn } from "~/domain/account/signed-in";

type ManagedItem = Answers["catalogue"]["manage"]["items"][number];
type Choice = Pick<ManagedItem, "visible" | "available" | "isFavourite" | "revision" | "changedBy" | "changedAt">;

/** Returns the practice's settings for an item and who set them; without a row the defaults, set by nobody. */
export function choiceAnswerOf(row: PracticeItemRow | undefined): Choice {
  if (!row) return { visible: true, available: true, isFavourite: false, revision: 0, changedBy: null, changedAt: null };
  const { visible, available, isFavourite, revision, changedByFirstName: firstName, changedByLastName: lastName, changedAt } = row;
  return {
    visible,
    available,
    isFavourite,
    revision,
    changedBy: firstName !== null && lastName !== null ? { firstName, lastName } : null,
    changedAt,
  };
}

/** Returns who has how much of an item in an open cart, and at which location. */
export function holdingAnswersOf(holdings: readonly CartHolding[], itemId: string, person: SignedIn): ManagedItem["inCarts"] {
  return holdings
    .filter((holding) => holding.itemId === itemId)
    .map(({ ownerId, firstName, lastName, locationName, quantity }) => ({
      owner: firstName !== null && lastName !== null ? { firstName, lastName } : null,
      isOwn: ownerId === person.id,
      locationName,
      quantity,
    }));
}
