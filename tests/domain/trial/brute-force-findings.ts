import type { Preorder } from "~/domain/order/preorder";

/**
 * D19 checked a second time, from its words and without the code of the domain: the cart is laid out box by box, and
 * every limit is found by counting. Slow and plain on purpose. `power` of a case is a number of dioptres or undefined.
 */
type Box = { preorder: string; patient: string | null; bought: string; series: string; power: number | null };
type Series = { id: string; trial: boolean; trialReference: string | null; trialMultiplier: number };
type Finding = { about: string; power: number | null; quantity: number; max: number; reason: string; preorders: string[] };

export function bruteForceFindings(
  preorders: readonly Preorder[],
  catalogue: readonly Series[],
): { items: Finding[]; patients: Finding[] } {
  const boxes: Box[] = [];
  for (const preorder of preorders) {
    if (preorder.status !== "active") continue;
    const merchandise = preorder.merchandise;
    const lines = "rx" in merchandise ? [merchandise.rx.left, merchandise.rx.right] : "lines" in merchandise ? merchandise.lines : [];
    for (const line of lines) {
      for (let box = 0; line && box < line.quantity; box++) {
        const power = line.values.power === undefined ? null : Math.round(Number(line.values.power) * 100);
        boxes.push({ preorder: preorder.id, patient: preorder.patientId, bought: merchandise.purchaseType, series: line.seriesId, power });
      }
    }
  }
  const isTrialSeries = (id: string) => catalogue.some((series) => series.id === id && series.trial);
  const named = (some: Box[]) => [...new Set(some.map((box) => box.preorder))].sort();

  const patients: Finding[] = [];
  for (const about of new Set(boxes.filter((box) => box.bought === "Trial" && box.patient !== null).map((box) => box.patient ?? ""))) {
    const theirs = boxes.filter((box) => box.bought === "Trial" && box.patient === about);
    const wrong = theirs.filter((box) => !isTrialSeries(box.series));
    if (wrong.length > 0)
      patients.push({ about, power: null, quantity: wrong.length, max: 0, reason: "noMatchingTrialBySeriesId", preorders: named(wrong) });
    if (theirs.length > 2)
      patients.push({ about, power: null, quantity: theirs.length, max: 2, reason: "exceedsPatientTrials", preorders: named(theirs) });
  }

  const items: Finding[] = [];
  const trials = boxes.filter((box) => box.bought === "Trial" && box.patient === null);
  for (const about of new Set(trials.map((box) => box.series))) {
    const ofT = trials.filter((box) => box.series === about);
    const rs = catalogue.filter((series) => series.trialReference === about);
    const revenue = boxes.filter((box) => box.bought === "Revenue" && rs.some((series) => series.id === box.series));
    const none = !isTrialSeries(about)
      ? "noMatchingTrialBySeriesId"
      : rs.length === 0
        ? "noMatchingRevenueByTrialReference"
        : revenue.length === 0
          ? "revenueMissing"
          : null;
    if (none) {
      items.push({ about, power: null, quantity: ofT.length, max: 0, reason: none, preorders: named(ofT) });
      continue;
    }
    const worth = (some: Box[]) => {
      let trialsAllowed = 0;
      for (const box of some) trialsAllowed += rs.find((series) => series.id === box.series)?.trialMultiplier ?? 0;
      return trialsAllowed;
    };
    if (ofT.length > worth(revenue))
      items.push({
        about,
        power: null,
        quantity: ofT.length,
        max: worth(revenue),
        reason: "exceedsRevenueTimesMultiplier",
        preorders: named(ofT),
      });
    const strangers = ofT.filter((box) => !revenue.some((sold) => sold.power === box.power));
    for (const power of new Set(ofT.map((box) => box.power))) {
      const here = ofT.filter((box) => box.power === power);
      const sold = revenue.filter((box) => box.power === power);
      const max = sold.length <= 2 ? 2 : worth(sold);
      const tooMany = sold.length === 0 ? strangers.length > 2 : here.length > max;
      if (tooMany) items.push({ about, power, quantity: here.length, max, reason: "exceedsPowerAllowance", preorders: named(here) });
    }
  }
  return { items, patients };
}
