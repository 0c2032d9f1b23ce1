import { useTexts } from "~/i18n/use-texts";

/** Returns a readable name of a browser and its system, such as "Chrome on Windows"; unknown parts are named as unknown. */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const { t } = useTexts("security");
  return ({ browser, system }) => (browser && system ? t("devices.on", { browser, system }) : (browser ?? system ?? t("devices.unknown")));
}
