import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Trans as I18nextTrans } from "react-i18next";

type Props = {
  t: (key: string, values: Record<string, unknown>) => unknown;
  i18nKey: string;
  values?: Record<string, unknown>;
  count?: number;
  components: Record<string, ReactElement>;
};

/** A tagged part of a text; the plain text is between such parts. */
const tagged = /<(\w+)>(.*?)<\/\1>/;

/**
 * A sentence with parts that are more than text: `Order by <b>{{time}}</b>` with `components={{ b: <b /> }}`. It accepts what the Trans of
 * react-i18next accepts, for texts whose tags do not nest; that one brings an HTML parser to every page.
 */
function TaggedText({ t, i18nKey, values, count, components }: Props): ReactNode {
  const pieces = String(t(i18nKey, count === undefined ? { ...values } : { ...values, count })).split(tagged);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? components[pieces[index - 1] ?? ""] : undefined;
    const key = `${index} ${piece}`;
    return isValidElement(part) ? cloneElement(part, { key }, piece) : <Fragment key={key}>{piece}</Fragment>;
  });
}

/** Typed like its namesake, so that keys and values are still checked. */
export const Trans = TaggedText as unknown as typeof I18nextTrans;
