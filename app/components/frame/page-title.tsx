import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import type { I18nHandle } from "~/i18n/namespaces";
import type { common } from "~/locales/en/common";

export type TitleKey = keyof typeof common.titles;

/**
 * What a route says of itself: `export const handle = { title: "cart", i18n: ["cart"] } satisfies PageHandle`. `title` is a key of
 * common:titles, or writes the title from the loader's data; `modal` marks a dialog (see BehindModal).
 */
export type PageHandle = Partial<I18nHandle> & {
  title?: TitleKey | ((data: never, t: TFunction<"common">) => string);
  modal?: boolean;
};

/** The document's title, from the innermost matched route that has one (spec section 2: the page title comes from the route). */
export function PageTitle() {
  const { t } = useTranslation("common");
  const matches = useMatches();
  const match = matches.findLast(
    ({ handle, loaderData }) => titleOf(handle) !== undefined && (typeof titleOf(handle) === "string" || loaderData),
  );
  const title = match && titleOf(match.handle);
  const page = typeof title === "function" ? title(match?.loaderData as never, t) : title && t(`titles.${title}`);
  return <title>{page ? t("product.titleOf", { page }) : t("product.name")}</title>;
}

const titleOf = (handle: unknown): PageHandle["title"] =>
  typeof handle === "object" && handle !== null ? (handle as PageHandle).title : undefined;
