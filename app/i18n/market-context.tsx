import { createContext, type ReactNode, useMemo } from "react";
import { useTexts } from "~/i18n/use-texts";
import { type DateWords, dateWordsNamespace } from "./date-words";
import { createFormat, type Format } from "./format";
import type { Market } from "./market";
import { useLanguage } from "./use-language";

/** The formats of the page; read by `useFormat`. */
export const FormatContext = createContext<Format | null>(null);

/** Provides the formats of one language and market: money, dates, names, clock. Used once per page, in the root. */
export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  const { t, i18n } = useTexts(["common", "errors"]);
  const language = useLanguage();
  const format = useMemo(() => {
    const words: DateWords = i18n.getResourceBundle(language, dateWordsNamespace);
    return createFormat({ language, market, words, t });
  }, [i18n, language, market, t]);
  return <FormatContext value={format}>{children}</FormatContext>;
}
