import { useEffect, useEffectEvent, useState } from "react";
import { notify } from "~/components/notices/notify";
import { SwitchQuestion } from "~/components/patient-order/switch-question";
import { Button } from "~/components/ui/button";
import type { Eye } from "~/domain/order/order-lines";
import { fillEye, losesLens, putEye } from "~/forms/patient-order/fill-eye";
import { findSeries } from "~/forms/patient-order/order-series";
import { sides } from "~/forms/patient-order/patient-draft";
import { shownOrder } from "~/forms/patient-order/shown-order";
import { scanAddress } from "~/forms/scan/scan-address";
import type { Scanned } from "~/forms/scan/scanned";
import { useTexts } from "~/i18n/use-texts";
import { EyeQuestion } from "./eye-question";
import { useScanTexts } from "./use-scan-texts";

type Props = {
  scanned: Scanned;
  lens: NonNullable<Scanned["lens"]>;
  /** What had the focus when the scan started. */
  focused: Element | null;
  /** Reports what was scanned, with a link to its page. */
  say: (scanned: Scanned, to: string | null) => void;
  done: () => void;
};

/**
 * Puts a scanned lens into an eye of the open order: the focused one, else the one that the person chooses. Asks before that clears another
 * lens.
 */
export function ScanIntoOrder({ scanned, lens, focused, say, done }: Props) {
  const { t } = useTexts(["scan", "patientOrder"]);
  const texts = useScanTexts();
  const [asked, setAsked] = useState(() => firstQuestion(lens, focused));

  const fill = (side: Eye) => {
    const order = shownOrder();
    if (order === null) return done();
    const before = order.draft.eyes[side];
    putEye(order, side, fillEye(before, lens));
    const undo = () => {
      const now = shownOrder();
      if (now?.draft.preorderId === order.draft.preorderId) putEye(now, side, before);
    };
    const isExpired = scanned.code?.isExpired === true;
    const title = t(`scan:filled.${side}`, { product: texts.product(scanned) });
    notify({ key: "scan:answer", title, detail: texts.box(scanned), tone: isExpired ? "caution" : "good", seconds: 10, undo });
    done();
  };
  const choose = (side: Eye | null) => {
    const order = shownOrder();
    if (side === null || order === null) return done();
    if (losesLens(order, side, lens)) setAsked(side);
    else fill(side);
  };
  const begin = useEffectEvent(() => {
    if (asked !== null) return;
    const side = eyeOf(focused);
    if (side && isOffered(lens)) return fill(side);
    if (lens.trial) say(scanned, scanAddress(scanned, ""));
    else notify({ key: "scan:answer", title: t("scan:notForTrial", { product: texts.product(scanned) }), tone: "caution", seconds: 10 });
    done();
  });
  useEffect(() => begin(), []);

  if (asked === null) return null;
  if (asked === "eye") return <EyeQuestion product={texts.product(scanned)} answer={choose} />;
  const order = shownOrder();
  const from = (order && findSeries(order.series, order.draft.eyes[asked].seriesId)?.displayName) ?? t("patientOrder:switch.none");
  return (
    <SwitchQuestion side={asked} from={from} to={texts.product(scanned)}>
      <Button type="button" onClick={done}>
        {t("patientOrder:switch.stay", { series: from })}
      </Button>
      <Button type="button" tone="primary" onClick={() => fill(asked)}>
        {t("scan:replace")}
      </Button>
    </SwitchQuestion>
  );
}

type Lens = Props["lens"];

/** Whether the open order offers lenses of this series. */
function isOffered({ seriesId }: Lens): boolean {
  const order = shownOrder();
  return order !== null && findSeries(order.series, seriesId) !== null;
}

/** Returns the eye of the form that contains the focus. */
function eyeOf(focused: Element | null): Eye | null {
  const panel = focused?.closest<HTMLElement>("[data-eye]");
  return sides.find((each) => each === panel?.dataset.eye) ?? null;
}

/** Returns the first question: which eye it is for, or whether that eye may lose its lens; null when there is none. */
function firstQuestion(lens: Lens, focused: Element | null): "eye" | Eye | null {
  const order = shownOrder();
  if (order === null || !isOffered(lens)) return null;
  const side = eyeOf(focused);
  if (side === null) return "eye";
  return losesLens(order, side, lens) ? side : null;
}
