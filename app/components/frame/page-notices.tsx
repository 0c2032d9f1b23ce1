import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { Toast } from "~/components/ui/toast";

/** A notice that an answer left for the next page: a translation key with plain values. */
export type NoticeToShow = { key: string; values?: Record<string, string | number>; tone: "good" | "caution" | "danger"; seconds: 1.5 | 3 };

/** The notices of the last action, each timed in the corner and kept in the page until the next action (D37). */
export function PageNotices({ notices }: { notices: readonly NoticeToShow[] }) {
  const { t } = useTranslation();
  return notices.map(({ key, values, tone, seconds }) => (
    <Toast key={key} tone={tone} title={String(t(key as ParseKeys, values))} durationMs={seconds === 3 ? 3000 : 1500} />
  ));
}
