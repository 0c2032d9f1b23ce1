import { useId } from "react";
import {
  createPath,
  type FetcherWithComponents,
  type FormProps,
  type LinkProps,
  type NavLinkProps,
  parsePath,
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useLocation,
} from "react-router";

/*
 * Links, forms and fetchers as the server renders them: elements, without the hooks for what only a browser does with them. The build puts
 * this module in the place of `react-router` for pages and components on the server (app/server/bundle/router.ts). The markup is the router's own.
 */

export * from "react-router";

/** A link of the router, or the anchor that it renders. */
export function Link(props: LinkProps) {
  const here = useLocation().pathname;
  const href = addressOf(props.to, here);
  if (href === null || props.prefetch === "render" || props.mask !== undefined) return <RouterLink {...props} />;
  return <a {...attributesOf(props, ofLinks)} href={href} data-discover={discovered(props)} />;
}

/** A link of the router that is marked on its own page and on those below it, or the anchor that it renders. */
export function NavLink(props: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const { to, end = false, children, ...attributes } = props;
  const isPlain = typeof to === "string" && /^\/[\w/-]*[\w-]$/.test(to) && Object.keys(attributes).length === 0;
  if (!isPlain || typeof children === "function") return <RouterNavLink {...props} />;
  const path = to.toLowerCase();
  const isCurrent = here === path || (!end && here.startsWith(`${path}/`));
  return (
    <Link aria-current={isCurrent ? "page" : undefined} className={isCurrent ? "active" : ""} to={to}>
      {children}
    </Link>
  );
}

/** A form of the router, or the element that it renders. */
export function Form(props: FormProps) {
  const { action, method } = props;
  const address = action === undefined ? null : addressOf(action, "");
  if (address === null) return <RouterForm {...props} />;
  return (
    <form
      method={method?.toLowerCase() === "post" ? "post" : "get"}
      action={address}
      {...attributesOf(props, ofForms)}
      data-discover={discovered(props)}
    />
  );
}

const atRest = {
  ...{ Form, state: "idle", data: undefined, load: () => Promise.resolve(), submit: () => Promise.resolve(), reset: () => undefined },
  ...{ formMethod: undefined, formAction: undefined, formEncType: undefined, formData: undefined, json: undefined, text: undefined },
} as unknown as FetcherWithComponents<never>;

/** Returns a fetcher that does nothing, as all do on the server. It takes an id as the router's does, so that those after it stay the same. */
export function useFetcher(): FetcherWithComponents<never> {
  useId();
  return atRest;
}

/** A path from the root that the router leaves as it is. */
const wholePath = /^\/(?![/\\])(?!.*(?:\/\/|\/\.))/;

/** Returns the address of a whole path, or of another search of the page itself; null when it depends on the route. */
function addressOf(to: To, here: string): string | null {
  const { pathname, search, hash } = typeof to === "string" ? parsePath(to) : to;
  if (pathname === undefined) return search && here ? createPath({ pathname: here, search, hash }) : null;
  return wholePath.test(pathname) ? createPath({ pathname, search, hash }) : null;
}

const ofBoth = [
  "discover",
  "relative",
  "reloadDocument",
  "replace",
  "state",
  "preventScrollReset",
  "viewTransition",
  "defaultShouldRevalidate",
];
const ofLinks: ReadonlySet<string> = new Set([...ofBoth, "to", "prefetch", "mask"]);
const ofForms: ReadonlySet<string> = new Set([...ofBoth, "fetcherKey", "navigate", "method", "action"]);

/** Returns the properties that are attributes of the element. */
function attributesOf<Properties extends object>(properties: Properties, ofRouter: ReadonlySet<string>): object {
  const attributes: Partial<Properties> = {};
  for (const name in properties) if (!ofRouter.has(name)) attributes[name] = properties[name];
  return attributes;
}

const discovered = ({ discover = "render" }: Pick<LinkProps, "discover">) => (discover === "render" ? "true" : undefined);
