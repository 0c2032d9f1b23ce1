import type { i18n, TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Format } from "./format";
import { useFormat } from "./use-format";

/** A refusal as calls and forms carry it: the code of the rule and the values that explain it. */
export type RefusalToSay = { code: string; values?: unknown };

type Texts = { exists: i18n["exists"]; t: TFunction<["errors"]>; format: Pick<Format, "values"> };

/** The sentence of a refusal; a code without a sentence of its own gets the general one. */
export function refusalText({ code, values }: RefusalToSay, { exists, t, format }: Texts): string {
  const key = `errors:${code}`;
  const texts = format.values(values);
  const known = exists(key) || exists(key, { count: 2 });
  return known ? String(t(key as "errors:required", texts)) : t("errors:general.request");
}

/** `refusalText` bound to the language and market of the page. */
export function useRefusalText(): (refusal: RefusalToSay) => string {
  const { t, i18n } = useTranslation(["errors"]);
  const format = useFormat();
  return (refusal) => refusalText(refusal, { exists: i18n.exists, t, format });
}
