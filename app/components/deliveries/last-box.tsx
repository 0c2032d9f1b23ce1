import { Notice } from "~/components/ui/notice";
import { expiryOf } from "~/domain/delivery/counted-box";
import type { MatchedBoxes } from "~/domain/delivery/match-boxes";
import type { CountedBox, ExpectedLine } from "~/forms/deliveries/counting";
import { useTexts } from "~/i18n/use-texts";
import { BoxLots } from "./box-lots";
import { BoxFor, BoxProduct } from "./box-product";
import styles from "./deliveries.module.css";

type Props = { boxes: readonly CountedBox[]; matched: MatchedBoxes<ExpectedLine, CountedBox>; today: string };

/** The last counted box: what it is, for whom, and how many of its line are there; announced to screen readers. */
export function LastBox({ boxes, matched, today }: Props) {
  const { t } = useTexts("deliveries");
  const box = boxes.at(-1);
  if (!box) return <div role="status" className={styles.last} />;
  const lineOfBox = matched.lines.find((each) => each.boxes.includes(box));
  const isFine = lineOfBox !== undefined && expiryOf(box, today) === null;
  return (
    <div role="status" className={styles.last}>
      <Notice tone={isFine ? "good" : "caution"} title={t("last.title")}>
        <BoxProduct product={box.product} gtin={box.gtin} eye={lineOfBox?.line.eye}>
          <BoxLots boxes={[box]} today={today} />
        </BoxProduct>
        <p>
          {lineOfBox ? (
            <>
              <b>{t("last.of", { counted: lineOfBox.boxes.length, boxes: lineOfBox.line.left })}</b> <BoxFor {...lineOfBox.line} />
            </>
          ) : (
            <b>{t("last.unexpected")}</b>
          )}
        </p>
      </Notice>
    </div>
  );
}
