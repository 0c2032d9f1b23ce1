import { axisDifference, sphericalEquivalent } from "~/domain/prescription/power-vector";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Lens = ShownFinding["now"][number];

const dioptres = (amount: number) => isolateLtr(Math.abs(amount).toFixed(2));
const difference = (one: unknown, other: unknown) => (typeof one === "number" && typeof other === "number" ? one - other : 0);
const apart = ([one, other]: readonly Lens[]) =>
  difference(one && sphericalEquivalent(one.values), other && sphericalEquivalent(other.values));

/** Returns the text of a finding, in the language of the page. */
export function useFindingText(): (finding: ShownFinding) => string {
  const { t } = useTexts("prescription");
  const format = useFormat();
  return ({ kind, eye, now, before, until, age, ordered }) => {
    const [wanted, earlier] = [now[0]?.values ?? {}, before[0]?.values ?? {}];
    const degrees = typeof wanted.axis === "number" && typeof earlier.axis === "number" ? axisDifference(wanted.axis, earlier.axis) : 0;
    const day = (value: string | null | undefined) => (value ? isolateLtr(format.dayInDigits(value)) : "");
    switch (kind) {
      case "eyesSwapped":
        return t(eye === null ? "kinds.eyesSwapped" : "kinds.otherEyesLens");
      case "sphereJump":
        return t("kinds.sphereJump", { change: dioptres(difference(wanted.power, earlier.power)) });
      case "cylinderJump":
        return t("kinds.cylinderJump", { change: dioptres(difference(wanted.cylinder ?? 0, earlier.cylinder ?? 0)) });
      case "axisTurned":
      case "axisJump":
        return t(`kinds.${kind}`, { degrees: isolateLtr(String(degrees)) });
      case "eyesApart":
        return t(before.length === 0 ? "kinds.eyesApart" : "kinds.eyesApartNow", { change: dioptres(apart(now)) });
      case "additionForAge":
        return t("kinds.additionForAge", { age });
      case "duplicate":
        return t("kinds.duplicate", {
          ...{ day: day(before[0]?.orderedOn), until: day(until) },
          ...{ person: ordered?.placedBy ?? "", location: ordered?.locationName ?? "" },
        });
      case "rxExpired":
        return t("kinds.rxExpired", { day: day(until) });
      default:
        return t(`kinds.${kind}`);
    }
  };
}
