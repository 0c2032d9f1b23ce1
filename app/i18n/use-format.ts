import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type DateWords, dateWordsNamespace } from "./date-words";
import { createFormat, type Format } from "./format";
import { useMarket } from "./market-context";
import { useLanguage } from "./use-language";

/** Everything that turns values into text, bound to the language and the market of the page. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation(["common", "errors"]);
  const language = useLanguage();
  const market = useMarket();
  return useMemo(() => {
    const words: DateWords = i18n.getResourceBundle(language, dateWordsNamespace);
    return createFormat({ language, market, words, t });
  }, [i18n, language, market, t]);
}
