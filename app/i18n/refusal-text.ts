import { useTexts } from "~/i18n/use-texts";
import type { Format } from "./format";
import type { TextValues } from "./format/values";
import { useFormat } from "./use-format";

/** A refusal as calls and forms receive it: the code of the rule and the values that explain it. */
export type RefusalToSay = { code: string; values?: unknown };

type Texts = {
  exists(key: string, values?: TextValues): boolean;
  t(key: "errors:required" | "errors:general.request", values?: TextValues): string;
  format: Pick<Format, "values">;
};

/** Returns the sentence of a refusal; a code without its own gets the general one. */
export function refusalText({ code, values }: RefusalToSay, { exists, t, format }: Texts): string {
  const key = `errors:${code}`;
  const texts = format.values(values);
  const known = exists(key) || exists(key, { count: 2 });
  return known ? t(key as "errors:required", texts) : t("errors:general.request");
}

/** `refusalText` bound to the language and market of the page. */
export function useRefusalText(): (refusal: RefusalToSay) => string {
  const { t, i18n } = useTexts(["errors"]);
  const format = useFormat();
  return (refusal) => refusalText(refusal, { exists: i18n.exists, t, format });
}
