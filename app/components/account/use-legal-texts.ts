import { legalVersions } from "~/domain/account/legal-versions";
import { buildLabel } from "~/domain/build-label";
import type { EditionCode } from "~/domain/edition";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { LegalSection } from "./legal-document";

/** The build, and the date of the texts that nobody has to accept; terms and cookie notice have their own (D46). */
export const legalVersion = { day: "2026-11-22", build: buildLabel } as const;

const commonTerms = ["parties", "ordering", "medical", "delivery"] as const;
const marketTerms = ["prices", "patients", "returns"] as const;
const privacy = ["people", "patients", "separation", "trail", "places", "keeping", "rights"] as const;
const cookies = ["session", "device", "language", "passing", "position", "scripts", "storage"] as const;
const accessibility = ["standard", "keyboard", "script", "contact"] as const;
const about = ["does", "who", "build"] as const;

export type LegalName = "terms" | "privacy" | "cookies" | "accessibility" | "about";

function versionDay(name: LegalName, market: EditionCode): string {
  return name === "terms" || name === "cookies" ? legalVersions[market][name] : legalVersion.day;
}

/** The legal texts in the language of the page and for its market (D3). */
export function useLegalTexts() {
  const { t } = useTexts(["legal", "common"]);
  const { day, market } = useFormat();
  const sectionsOf: Record<LegalName, (market: EditionCode) => LegalSection[]> = {
    terms: (code) => [
      ...commonTerms.map((name) => ({ name, title: t(`legal:terms.${name}.title`), text: t(`legal:terms.${name}.text`) })),
      ...[...marketTerms, "law" as const].map((name) => ({
        name,
        title: t(`legal:terms.${code}.${name}.title`),
        text: t(`legal:terms.${code}.${name}.text`),
      })),
      { name: "availability", title: t("legal:terms.availability.title"), text: t("legal:terms.availability.text") },
    ],
    privacy: () => privacy.map((name) => ({ name, title: t(`legal:privacy.${name}.title`), text: t(`legal:privacy.${name}.text`) })),
    cookies: () => cookies.map((name) => ({ name, title: t(`legal:cookies.${name}.title`), text: t(`legal:cookies.${name}.text`) })),
    accessibility: () =>
      accessibility.map((name) => ({ name, title: t(`legal:accessibility.${name}.title`), text: t(`legal:accessibility.${name}.text`) })),
    about: () =>
      about.map((name) => ({
        name,
        title: t(`legal:about.${name}.title`),
        text: t(`legal:about.${name}.text`, { build: legalVersion.build }),
      })),
  };
  return {
    lead: (name: LegalName) => t(`legal:${name}.lead`),
    sections: (name: LegalName) => sectionsOf[name](market.code),
    version: (name: LegalName) =>
      t("legal:edition", { market: t(`common:markets.${market.code}`), day: day(versionDay(name, market.code)) }),
    contents: t("legal:contents"),
  };
}
