import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The sitemap, grouped by who uses it. */
export default [
  // Everyone
  index("routes/public/home.tsx"),

  // Whatever is not above
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
