import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Trans as I18nextTrans } from "react-i18next";

type Props = {
  t: (key: string, values: Record<string, unknown>) => unknown;
  i18nKey: string;
  values?: Record<string, unknown>;
  count?: number;
  components: Record<string, ReactElement>;
};

/** A part of a text in a tag, and the plain text between two such parts. */
const tagged = /<(\w+)>(.*?)<\/\1>/;

/**
 * A sentence with parts that are more than text: `Order by <b>{{time}}</b>` with `components={{ b: <b /> }}`. It takes what the Trans
 * of react-i18next takes, for texts whose tags do not nest; that one brings a parser of HTML to every page.
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

/** Typed like its namesake, so that keys and values stay checked. */
export const Trans = TaggedText as unknown as typeof I18nextTrans;
