import { expect, test } from "vitest";
import { followProposal } from "~tests/helpers/follow-proposal";
import { keepShelf, type Outcome, repeatLastMonth, wantedBoxes } from "~tests/helpers/shelf-history";
import { report } from "./measure";

const seeds = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

const told = ({ wanted, missed, beyondNeed }: Outcome) =>
  `${((100 * missed) / wanted).toFixed(1)} % missed, ${beyondNeed.toFixed(0)} boxes beyond four weeks' need`;

/** Forty lenses, a year of history, a year measured; trend, season and chance are drawn anew for each seed (D88). */
test("the usual order misses and overstocks at most half as many boxes as repeating last month", () => {
  const rows = seeds.map((seed) => {
    const wanted = wantedBoxes(seed, { lenses: 40, weeks: 108 });
    return {
      seed,
      repeated: keepShelf(wanted, repeatLastMonth),
      proposed: keepShelf(wanted, followProposal(1)),
      monthly: keepShelf(wanted, followProposal(4)),
      counted: keepShelf(wanted, followProposal(0), 13),
      blind: keepShelf(wanted, followProposal(0)),
    };
  });
  for (const { seed, repeated, proposed, monthly, counted, blind } of rows) {
    report(`seed ${seed}, ${repeated.wanted} boxes wanted, last month repeated: ${told(repeated)}`);
    report(`  usual order, the shelf looked at as it is ordered: ${told(proposed)}`);
    report(`  usual order, the shelf looked at every four weeks: ${told(monthly)}`);
    report(`  usual order, the shelf counted every 13 weeks and not looked at otherwise: ${told(counted)}`);
    report(`  usual order, the shelf never looked at: ${told(blind)}`);
  }
  for (const { seed, repeated, proposed } of rows) {
    expect(proposed.missed, `misses with seed ${seed}`).toBeLessThanOrEqual(repeated.missed / 2);
    expect(proposed.beyondNeed, `overstock with seed ${seed}`).toBeLessThanOrEqual(repeated.beyondNeed / 2);
  }
});
