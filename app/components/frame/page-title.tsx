import { useContext } from "react";
import { UNSAFE_DataRouterStateContext, useMatches } from "react-router";
import type { I18nHandle } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import { useTexts } from "~/i18n/use-texts";
import type { common } from "~/locales/en/common";

export type TitleKey = keyof typeof common.titles;

/**
 * The title and texts of a route: `export const handle = { title: "cart", i18n: ["cart"] } satisfies PageHandle`. `title` is a key of
 * common:titles, or writes the title from the loader's data; `modal` marks a dialog (see BehindModal).
 */
export type PageHandle = Partial<I18nHandle> & {
  title?: TitleKey | ((data: never, t: Translate) => string);
  modal?: boolean;
};

/**
 * The document's title, from the innermost matched route that has one (D57: the page title comes from the route). A failed page has a title
 * of its own; a failed dialog leaves the title to the page behind it.
 */
export function PageTitle() {
  const { t } = useTexts("common");
  const matches = useMatches();
  const errors = useContext(UNSAFE_DataRouterStateContext)?.errors ?? {};
  if (matches.some(({ id, handle }) => id in errors && !isModal(handle))) return null;
  const match = matches.findLast(
    ({ handle, loaderData }) => titleOf(handle) !== undefined && (typeof titleOf(handle) === "string" || loaderData),
  );
  const title = match && titleOf(match.handle);
  const page = typeof title === "function" ? title(match?.loaderData as never, t) : title && t(`titles.${title}`);
  return <title>{page ? t("product.titleOf", { page }) : t("product.name")}</title>;
}

const handleOf = (handle: unknown): PageHandle => (typeof handle === "object" && handle !== null ? (handle as PageHandle) : {});
const titleOf = (handle: unknown) => handleOf(handle).title;
const isModal = (handle: unknown) => handleOf(handle).modal === true;
