import { useFormat } from "~/i18n/use-format";

/** The name of a promotion in the language of the page; its names in Latin letters keep their direction. */
export function PromotionName({ names }: { names: Record<string, string> }) {
  const { language } = useFormat();
  return <bdi>{names[language] ?? names.en ?? ""}</bdi>;
}
