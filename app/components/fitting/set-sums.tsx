import { Pairs } from "~/components/ui/pairs";
import { Trans } from "~/components/ui/trans";
import type { FittingSums } from "~/forms/fitting/fitting-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

/** The totals of a set, in view or not. */
export function SetSums({ sums }: { sums: FittingSums }) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  const { onShelf, wanted, missing, soon, expired } = sums;
  const number = (key: string, label: string, value: number) => ({ id: key, label, value: <b>{format.number(value)}</b> });
  return (
    <section className={styles.sums} aria-label={t("sums.label")}>
      <Pairs
        look="facts"
        pairs={[
          {
            id: "onShelf",
            label: t("sums.onShelf"),
            value: <Trans t={t} i18nKey="sums.of" values={{ onShelf, wanted }} components={{ b: <b /> }} />,
          },
          number("missing", t("sums.missing"), missing),
          number("soon", t("sums.soon"), soon),
          number("expired", t("sums.expired"), expired),
        ]}
      />
    </section>
  );
}
