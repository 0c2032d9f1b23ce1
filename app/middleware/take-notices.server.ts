import type { RouterContextProvider } from "react-router";
import { noticeContext } from "~/context.server";
import type { TranslatedNotice } from "~/domain/notice/notice";
import type { Namespace } from "~/i18n/namespaces";
import type { TextKey } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "./i18n.server";

/**
 * Returns the notices of the last response with their texts, and removes them. The page itself may not have the texts: a notice about an
 * order can be shown by any page that is opened next.
 */
export function takeNotices(context: Readonly<RouterContextProvider>): TranslatedNotice[] {
  const t = translateFor(context.get(i18nContext).language);
  const notices = context.get(noticeContext).take();
  return notices.map(({ values, ...notice }) => ({ ...notice, title: t(notice.key as TextKey<Namespace[]>, values) }));
}
