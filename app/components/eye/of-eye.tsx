import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { Eye } from "~/domain/order/order-lines";
import { useTexts } from "~/i18n/use-texts";

/** Ends the name of a control with its eye for those who listen, because each control of an eye is there twice. */
export function OfEye({ side }: { side: Eye }) {
  const { t } = useTexts("common");
  return <VisuallyHidden> {t(`eyes.${side}`)}</VisuallyHidden>;
}
