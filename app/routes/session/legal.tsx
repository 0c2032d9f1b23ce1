import { data, type To, useLocation } from "react-router";
import { LegalDialog } from "~/components/account/legal-dialog";
import { legalNames, legalTitles } from "~/components/account/legal-titles";
import type { PageHandle } from "~/components/frame/page-title";
import { ModalFailure } from "~/components/ui/modal-failure";
import { sameOriginPath } from "~/domain/same-origin-path";
import type { Route } from "./+types/legal";

export const handle = {
  title: ({ name }: Route.ComponentProps["loaderData"], t) => t(`titles.${legalTitles[name]}`),
  modal: true,
  i18n: ["legal"],
} satisfies PageHandle;

/** Loads which text is shown, and where it was opened; the public pages have their own URLs. */
export function loader({ params, url }: Route.LoaderArgs) {
  const name = legalNames.find((known) => known === params.name);
  if (!name) throw data(null, { status: 404 });
  return { name, back: sameOriginPath(url.searchParams.get("back"), "/products") };
}

export default function Legal({ loaderData: { name, back } }: Route.ComponentProps) {
  return <LegalDialog name={name} closeTo={useReviewBehind() ?? back} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={useReviewBehind() ?? "/products"} />;
}

/** Returns the address of the review when the text is shown over it. */
function useReviewBehind(): To | null {
  const { pathname, search } = useLocation();
  return pathname.startsWith("/checkout/") ? { pathname: "/checkout", search } : null;
}
