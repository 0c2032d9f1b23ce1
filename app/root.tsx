import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { routePatternMiddleware } from "~/middleware/request-log.server";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [routePatternMiddleware];

export function loader() {
  return null;
}

export default function Root() {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
