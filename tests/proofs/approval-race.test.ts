import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase } from "~tests/helpers/database";
import { givenApprovals, givenAsked } from "~tests/services/approvals/given-approvals";
import { givenCatalogue, mydayLine, stockOrder } from "~tests/services/cart/given-cart";
import { answersOf, atOnce, raceDatabase, races } from "./race-database";

beforeEach(async () => {
  await raceDatabase();
  await resetDatabase();
  await givenCatalogue();
});

test(`in ${races} races of two approvers, eight presses each, against an owner who withdraws, the cart is ordered once or is the owner's again`, async () => {
  const { owner } = await raceDatabase();
  const { staff, admin, other } = await givenApprovals();
  for (let race = 1; race <= races; race += 1) {
    const asked = await givenAsked(staff, [stockOrder([mydayLine(-1 - (race % 20) / 4, 1)])]);
    const results = await atOnce(9, async (index) => {
      if (index === 4 && race % 2 === 0) {
        await (await staff.at(0)).approvals.takeBack(asked);
        return null;
      }
      return (await (index % 2 === 0 ? admin : other).at(0)).approvals.approve(asked);
    });
    const placed = answersOf(results).filter((answer) => answer !== null);
    const wasTakenBack = answersOf(results).includes(null);
    expect(new Set(placed.map(({ cartConfirmationNum }) => cartConfirmationNum)).size).toBe(wasTakenBack ? 0 : 1);
    const orders = await owner.select().from(schema.orders).where(eq(schema.orders.cartId, asked.cartId));
    expect(orders).toHaveLength(wasTakenBack ? 0 : 1);
    const { cart } = await staff.calls.cart.view({ locationId: staff.locationId });
    expect(cart?.itemsQuantity ?? 0).toBe(wasTakenBack ? 1 : 0);
    if (cart) await staff.calls.cart.empty({ cartId: cart.id });
  }
});
