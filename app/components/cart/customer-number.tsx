import { Code } from "~/components/ui/code";
import { Trans } from "~/components/ui/trans";
import { useTexts } from "~/i18n/use-texts";

/** "customer no. E-20418", the number isolated (D18). */
export function CustomerNumber({ number }: { number: string }) {
  const { t } = useTexts("cart");
  return <Trans t={t} i18nKey="delivery.customerNumber" values={{ number }} components={{ code: <Code>{number}</Code> }} />;
}
