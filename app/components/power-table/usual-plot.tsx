import { Fragment, memo } from "react";
import { useTextsLater } from "~/components/stock-grid/use-grid";
import { Num } from "~/components/ui/num";
import { Panel } from "~/components/ui/panel";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { boxesOfText } from "~/domain/order/stock-sheet";
import { splitProductId } from "~/domain/product/product-id";
import type { UsualPower } from "~/forms/stock-grid/grid-page";
import { useTexts } from "~/i18n/use-texts";
import styles from "./usual-plot.module.css";

type Bar = { power: number; usual: number; order: number };
type Props = { usual: readonly UsualPower[]; packSize: number };
type Texts = Readonly<Record<string, string>>;

const sameTexts = (texts: Texts) => texts;

const width = 512;
const ground = 86;
const roof = 14;

/** The boxes of each power in this order, in the pack in view, compared with those of a usual month; as a drawing and as a sentence. */
export const UsualPlot = memo(function UsualPlot({ usual: ofSeries, packSize }: Props) {
  const { t } = useTexts("stockGrid");
  const ofPack = ofSeries.filter((each) => each.packSize === packSize);
  const bars = barsOf({ usual: ofPack, packSize }, useTextsLater(sameTexts));
  const together = (key: "usual" | "order") => bars.reduce((sum, bar) => sum + bar[key], 0);
  if (ofPack.length === 0) return null;
  const most = Math.max(1, ...bars.map(({ usual, order }) => Math.max(usual, order)));
  const least = bars[0]?.power ?? 0;
  const span = Math.max(1, (bars.at(-1)?.power ?? 0) - least);
  const x = (power: number) => 28 + ((power - least) / span) * (width - 56);
  const height = (boxes: number) => (boxes / most) * (ground - roof);
  const thick = Math.max(2, Math.min(8, (width - 56) / (span * 4) / 2.4));
  const wholes = Array.from({ length: 5 }, (_, index) => Math.round(least + (index * span) / 4));
  return (
    <Panel
      title={t("plot.title", { pack: packSize })}
      aside={
        <span className={styles.keys}>
          <span>
            <i className={styles.keyUsual} /> {t("plot.usual", { count: together("usual") })}
          </span>
          <span>
            <i className={styles.keyOrder} /> {t("plot.order", { count: together("order") })}
          </span>
        </span>
      }
      padded
      className="no-print"
    >
      <svg className={styles.plot} viewBox={`0 0 ${width} 108`} role="img" aria-label={t("plot.title", { pack: packSize })}>
        <path className={styles.line} d={`M24 ${roof}H${width - 12}M24 ${(ground + roof) / 2}H${width - 12}`} />
        <text x="20" y={roof + 4} textAnchor="end">
          {most}
        </text>
        {bars.map(({ power, usual, order }) => (
          <g key={power}>
            {usual > 0 && (
              <rect className={styles.usual} x={x(power) - thick} y={ground - height(usual)} width={thick} height={height(usual)} />
            )}
            {order > 0 && (
              <rect className={styles.order} x={x(power)} y={ground - height(order)} width={thick * 0.8} height={height(order)} />
            )}
          </g>
        ))}
        <path className={styles.ground} d={`M24 ${ground}H${width - 12}`} />
        {[...new Set(wholes)].map((power) => (
          <text key={power} x={x(power)} y="102" textAnchor="middle">
            {power > 0 ? `+${power}` : power}
          </text>
        ))}
      </svg>
      <p className="small quiet">
        <PlotSentence bars={bars} />
      </p>
    </Panel>
  );
});

function PlotSentence({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTexts("stockGrid");
  const above = bars.filter(({ usual, order }) => order > usual && order > 0).slice(0, 4);
  const none = bars.filter(({ usual, order }) => usual > 0 && order === 0).slice(0, 6);
  if (above.length + none.length === 0) return t("plot.asUsual");
  return (
    <>
      {above.length > 0 && <Powers label={t("plot.above")} texts={above.map((bar) => `${powerText(bar)} (+${bar.order - bar.usual})`)} />}{" "}
      {none.length > 0 && <Powers label={t("plot.none")} texts={none.map(powerText)} />}
    </>
  );
}

const powerText = ({ power }: Bar) => formatLensValue("power", power);

function Powers({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <span>
      {label}{" "}
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ", "}
          <Num>{text}</Num>
        </Fragment>
      ))}
      .
    </span>
  );
}

function barsOf({ usual, packSize }: Props, texts: Texts): Bar[] {
  const bars = new Map<number, Bar>(usual.map(({ power, boxes }) => [power, { power, usual: boxes, order: 0 }]));
  for (const [productId, text] of Object.entries(texts)) {
    const boxes = boxesOfText(text);
    const lens = boxes === 0 ? null : splitProductId(productId);
    const power = lens?.values.power;
    if (typeof power !== "number" || lens?.packSize !== packSize) continue;
    const bar = bars.get(power) ?? { power, usual: 0, order: 0 };
    bars.set(power, { ...bar, order: bar.order + boxes });
  }
  return [...bars.values()].sort((one, other) => one.power - other.power);
}
