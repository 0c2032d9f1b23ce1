import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** Shown while something in `children` is still under way, of the same size. */
  place: ReactNode;
  children: ReactNode;
};

/** The place of a part that may follow the page (D177); everything in it that is still under way is awaited here. */
export function LatePlace({ place, children }: Props) {
  return (
    <Suspense
      fallback={
        <>
          {place}
          {import.meta.env.SSR && <WithoutScripts />}
        </>
      }
    >
      {children}
    </Suspense>
  );
}

/** Leads a browser that ran scripts a moment ago and does not any more to the same page with everything in place. */
function WithoutScripts() {
  const { t } = useTexts("common");
  const { pathname, search } = useLocation();
  const address = `/without-scripts?to=${encodeURIComponent(pathname + search)}`;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <a href={address}>{t("actions.tryAgain")}</a>
    </noscript>
  );
}
