import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Props<Key extends string> = {
  t: (key: Key, values: Record<string, unknown>) => string;
  i18nKey: NoInfer<Key>;
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
export function Trans<Key extends string>({ t, i18nKey, values, count, components }: Props<Key>): ReactNode {
  const pieces = t(i18nKey, count === undefined ? { ...values } : { ...values, count }).split(tagged);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? components[pieces[index - 1] ?? ""] : undefined;
    const key = `${index} ${piece}`;
    return isValidElement(part) ? cloneElement(part, { key }, piece) : <Fragment key={key}>{piece}</Fragment>;
  });
}
