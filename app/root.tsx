import "~/styles/app.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { PublicPage } from "~/components/account/public-page";
import { HeldPresses } from "~/components/connection/held-presses";
import { FailureNotice } from "~/components/frame/failure-page";
import { FontPreloads } from "~/components/frame/font-preloads";
import { PageTitle } from "~/components/frame/page-title";
import { directionOf, editionCodeOfHost } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { ilFormats } from "~/editions/il-formats";
import { LanguageTexts } from "~/i18n/language-texts";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { useLanguage } from "~/i18n/use-language";
import { currentSessionContext } from "~/middleware/current-session.server";
import { failedCallsMiddleware } from "~/middleware/failed-calls.server";
import { i18nContext } from "~/middleware/i18n.server";
import { languageMiddleware } from "~/middleware/language.server";
import { portalMiddleware } from "~/middleware/portal-context.server";
import { requestContext } from "~/middleware/request-facts.server";
import { routePatternMiddleware } from "~/middleware/route-pattern.server";
import { takeNotices } from "~/middleware/take-notices.server";
import { turnAwayMiddleware } from "~/middleware/turn-away.server";
import { Later } from "~/offline/scripts/later";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [
  routePatternMiddleware,
  portalMiddleware,
  failedCallsMiddleware,
  languageMiddleware,
  turnAwayMiddleware,
];

/** Loads what every page needs: the language, the market's formats, and the notices of the last response. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session } = await context.get(currentSessionContext)();
  const edition = editionOf(session?.tenant.countryCode ?? editionCodeOfHost(context.get(requestContext).hostname));
  return {
    language: context.get(i18nContext).language,
    market: marketOf(edition),
    distributorPhone: edition.distributorPhone,
    notices: takeNotices(context),
  };
}

/** Also after a refusal, so that earlier notices are not shown again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus >= 400);
}

/** The document around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const language = useLanguage();
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121e29" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {import.meta.env.PROD && <link rel="manifest" href={`/manifests/${language}.webmanifest`} />}
        {import.meta.env.SSR && <FontPreloads language={language} />}
        <Links />
        <HeldPresses />
      </head>
      <body>
        <MarketProvider market={root?.market ?? ilFormats}>
          {children}
          <Later load={loadOnEveryPage} props={{}} />
        </MarketProvider>
        <LanguageTexts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The progress bar, the waiting entries, and the listener for scanners, which no first paint needs. */
const loadOnEveryPage = async () => (import.meta.env.SSR ? null : (await import("~/components/frame/on-every-page")).OnEveryPage);

export default function Root() {
  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PublicPage text>
      <FailureNotice />
    </PublicPage>
  );
}
