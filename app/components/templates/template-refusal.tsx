import { ErrorSummary } from "~/components/fields/error-summary";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import type { RefusedTemplate } from "~/forms/templates/refused-template";
import { type LineToday, quantityFieldId } from "~/forms/templates/template-form";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { nameFieldId } from "./naming-fields";

const codes = [
  ...["chooseAQuantity", "tooManyTemplates", "templateLineInvalid", "changedElsewhere", "notPermitted"],
  ...["cartLocked", "cartLimit", "productUnavailable", "impossibleLens", "gone"],
] as const;

/** Why a form of a template was refused, with links to the fields concerned. Clashes are asked about separately. */
export function TemplateRefusal({ refused, lines }: { refused: RefusedTemplate; lines: readonly LineToday[] }) {
  const { t } = useTexts(["templates", "errors"]);
  const format = useFormat();
  const { mistake, mistakes, refusal } = refused;
  const nameOf = (productId: string) =>
    lines.find((line) => [line.productId, line.now?.productId, line.nearest?.productId].includes(productId))?.productName ?? productId;
  const problems = [
    ...(mistake ? [{ fieldId: nameFieldId, text: `${t("templates:fields.name")}: ${t(`errors:${mistake}`)}` }] : []),
    ...mistakes.map((wrong) => ({
      fieldId: quantityFieldId(wrong),
      text: t(`templates:mistakes.${wrong.code}`, {
        ...{ product: isolate(nameOf(wrong.productId)), given: isolateLtr(wrong.given), maximum: wrong.maximum },
      }),
    })),
  ];
  if (problems.length > 0) return <ErrorSummary title={t("templates:mistakes.title", { count: problems.length })} problems={problems} />;
  if (!refusal) return null;
  const code = codes.find((known) => known === refusal.code) ?? "other";
  return (
    <RefusalNotice title={t("templates:refusals.title")}>
      <p>{t(`templates:refusals.${code}`, { until: "", max: "", quantity: "", ...format.values(refusal.values) })}</p>
    </RefusalNotice>
  );
}
