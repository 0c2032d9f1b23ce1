import { Form, href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormActions } from "~/components/ui/form-actions";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ChangeSamples } from "./change-samples";
import { ImportMistakes } from "./import-mistakes";

type Props = { preview: Answers["imports"]["readPreview"] /** The data changed after what the operator saw. */; isStale: boolean };

/** What a file would change, before it is applied. */
export function ImportPreview({ preview, isStale }: Props) {
  const { t } = useTexts(["imports", "common"]);
  const format = useFormat();
  const { edition, kind, leftOut, fileName, expiresAt, counts, samples, mistakeCount, leaps } = preview;
  return (
    <div className="stack">
      <PageHead title={t("imports:preview.title", { file: isolate(fileName) })}>
        {t(`common:markets.${edition}`)} · {t(`imports:kinds.${kind}`)} ·{" "}
        {t("imports:preview.until", { time: isolateLtr(format.time(expiresAt)) })}
        {leftOut === "remove" && kind !== "products" && <> {t("imports:preview.removesLeftOut")}</>}
      </PageHead>
      {isStale && (
        <Notice tone="caution" role="alert">
          <p>{t("imports:preview.stale")}</p>
        </Notice>
      )}
      {mistakeCount > 0 && <ImportMistakes {...preview} />}
      <Panel padded>
        <Pairs
          look="facts"
          pairs={(["added", "changed", "removed", "unchanged"] as const).map((id) => ({
            id,
            label: t(`imports:counts.${id}`),
            value: format.number(counts[id]),
          }))}
        />
      </Panel>
      {leaps > 0 && (
        <Notice tone="caution" role="status" title={t("imports:preview.leaps", { count: leaps })}>
          {t("imports:preview.leapsText")}
        </Notice>
      )}
      {samples.length > 0 && (
        <Panel title={t("imports:preview.samples")} aside={<span className="small quiet">{t("imports:preview.samplesHint")}</span>}>
          <ChangeSamples kind={kind} samples={samples} />
        </Panel>
      )}
      <TakeForm preview={preview} />
    </div>
  );
}

function TakeForm({ preview: { edition, baseline, counts, samples, mistakeCount } }: Pick<Props, "preview">) {
  const { t } = useTexts("imports");
  const canTake = samples.length > 0 && mistakeCount === 0;
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="baseline" value={baseline} />
      {samples.length === 0 && mistakeCount === 0 && (
        <Notice>
          <p>{t("preview.nothing")}</p>
        </Notice>
      )}
      <FormActions>
        {canTake && <Button tone="primary">{t("preview.take", { count: counts.added + counts.changed + counts.removed })}</Button>}
        <ButtonLink to={`${href("/operator/imports")}?market=${edition}`}>{t("preview.other")}</ButtonLink>
      </FormActions>
    </Form>
  );
}
