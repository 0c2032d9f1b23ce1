import { Notice } from "~/components/ui/notice";
import type { LineToday } from "~/forms/templates/template-form";
import { useTexts } from "~/i18n/use-texts";

/** How many products cannot be ordered as they were saved; their rows say why. */
export function UnavailableProducts({ lines }: { lines: readonly LineToday[] }) {
  const { t } = useTexts("templates");
  const count = lines.filter(({ now }) => now === null).length;
  if (count === 0) return null;
  return (
    <Notice tone="caution" title={t("fill.left", { count })}>
      <p>{t("fill.leftText")}</p>
    </Notice>
  );
}
