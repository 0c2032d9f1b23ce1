import heeboHebrew from "@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2?url";
import heeboLatin from "@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2?url";
import type { Language } from "~/domain/language";
import heeboLens from "~/styles/fonts/heebo-lens.woff2?url";

/** Preloads the fonts of the language together with the styles, so that they are available at the first paint. */
export function FontPreloads({ language }: { language: Language }) {
  const fonts = language === "he" ? [heeboHebrew, heeboLatin, heeboLens] : [heeboLatin, heeboLens];
  return fonts.map((font) => <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />);
}
