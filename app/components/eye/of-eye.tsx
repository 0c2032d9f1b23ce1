import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { Eye } from "~/domain/order/order-lines";
import { useTexts } from "~/i18n/use-texts";

/** Ends the accessible name of a control with its eye, because each control exists once per eye. */
export function OfEye({ side }: { side: Eye }) {
  const { t } = useTexts("common");
  return <VisuallyHidden> {t(`eyes.${side}`)}</VisuallyHidden>;
}
