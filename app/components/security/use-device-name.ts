import { useTexts } from "~/i18n/use-texts";

/** A browser and its system in the words of a person: "Chrome on Windows"; what is not known is said. */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const { t } = useTexts("security");
  return ({ browser, system }) => (browser && system ? t("devices.on", { browser, system }) : (browser ?? system ?? t("devices.unknown")));
}
