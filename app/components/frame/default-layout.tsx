import type { ReactNode } from "react";
import { BehindModal } from "~/components/ui/behind-modal";
import { SkipLink } from "~/components/ui/skip-link";
import { useTexts } from "~/i18n/use-texts";
import { Later } from "~/offline/scripts/later";
import { Bar, type BarProps } from "../bar/bar";

type Props = {
  bar: BarProps;
  /** Strips under the bar: acting in a practice. */
  strips?: ReactNode;
  /** Notices of the last action. */
  notices?: ReactNode;
  /** The route below; it renders its own Page, so that a dialog in it is never behind itself. */
  children: ReactNode;
};

/** The layout "default" of the specification: bar, notices, content. */
export function DefaultLayout({ bar, strips, notices, children }: Props) {
  const { t } = useTexts("common");
  return (
    <>
      <BehindModal>
        <SkipLink>{t("frame.skipToContent")}</SkipLink>
        <Bar {...bar} />
        <Later load={loadShortcuts} props={{ searchTo: bar.searchTo, helpTo: bar.helpTo }} />
        {strips}
      </BehindModal>
      {notices}
      {children}
    </>
  );
}

const loadShortcuts = async () => (await import("./global-shortcuts")).GlobalShortcuts;
