import { expect, test } from "vitest";
import { isCrossSite } from "~/server/origin-check.server";

const own = "https://einayim.dioptre.il";
const json = "application/json; charset=utf-8";
const form = "application/x-www-form-urlencoded";
const none = undefined;

type Row = [
  what: string,
  method: string,
  path: string,
  secFetchSite: string | undefined,
  origin: string | undefined,
  contentType: string | undefined,
  refused: boolean,
];

const rows: Row[] = [
  ["a page that is only read", "GET", "/products", "cross-site", none, none, false],
  ["a page that is only read, as HEAD", "HEAD", "/products", "cross-site", none, none, false],
  ["a call that is only read", "GET", "/api/session", "cross-site", none, none, false],
  ["a form of this page", "POST", "/", "same-origin", own, form, false],
  ["a form of this page from a browser without fetch metadata", "POST", "/", none, own, form, false],
  ["a form of this page that says no origin", "POST", "/", "same-origin", none, form, false],
  ["a form of another site", "POST", "/", "cross-site", "https://elsewhere.example", form, true],
  ["a form of a sibling practice's host", "POST", "/", "same-site", "https://carmel.dioptre.il", form, true],
  ["a form of a sibling practice's host, without fetch metadata", "POST", "/", none, "https://carmel.dioptre.il", form, true],
  ["a form of the same host over http", "POST", "/", none, "http://einayim.dioptre.il", form, true],
  ["a form of the same host on another port", "POST", "/", none, `${own}:8443`, form, true],
  ["a form whose origin is hidden", "POST", "/", none, "null", form, true],
  ["a form sent by no page at all", "POST", "/", "none", none, form, true],
  ["a form that says neither", "POST", "/", none, none, form, true],
  ["JSON to a page that says neither", "POST", "/", none, none, json, true],
  ["own origin, but the browser says cross-site", "POST", "/", "cross-site", own, form, true],
  ["other origin, but the browser says same-origin", "POST", "/", "same-origin", "https://elsewhere.example", form, true],
  ["a call with JSON from a machine", "POST", "/api/users", none, none, json, false],
  ["a call with a form from a machine", "POST", "/api/users", none, none, form, true],
  ["a call without content type from a machine", "POST", "/api/users", none, none, none, true],
  ["a call with JSON from another site", "POST", "/api/users", "cross-site", "https://elsewhere.example", json, true],
  ["a call with JSON of this page", "POST", "/api/users", "same-origin", own, json, false],
  ["a change by PUT", "PUT", "/api/users/1", "cross-site", none, json, true],
  ["a removal", "DELETE", "/api/users/1", none, "https://elsewhere.example", json, true],
  ["signing out by a machine", "GET", "/api/logout", none, none, none, false],
  ["signing out by this page", "GET", "/api/logout", "same-origin", none, none, false],
  ["signing out by a picture on another site", "GET", "/api/logout", "cross-site", none, none, true],
  ["signing out by a picture on a sibling host", "GET", "/api/logout", "same-site", none, none, true],
  ["signing out from the address bar", "GET", "/api/logout", "none", none, none, true],
  ["signing out with another origin", "GET", "/api/logout", none, "https://elsewhere.example", none, true],
  ["signing out as HEAD", "HEAD", "/api/logout", "cross-site", none, none, true],
  ["signing out with a slash at the end", "GET", "/api/logout/", "cross-site", none, none, true],
  ["signing out in capitals", "GET", "/API/Logout", "cross-site", none, none, true],
  ["signing out with an escaped letter", "GET", "/api/l%6Fgout", "cross-site", none, none, true],
  ["signing out as page data", "GET", "/api/logout.data", "cross-site", none, none, true],
  ["signing out with a doubled slash", "GET", "//api//logout", "cross-site", none, none, true],
  ["signing out through a folder above", "GET", "/api/x/../logout", "cross-site", none, none, true],
  ["signing out through an escaped folder above", "GET", "/api/x/%2e%2E/logout", "cross-site", none, none, true],
  ["signing out through this folder", "GET", "/api/./logout", "cross-site", none, none, true],
  ["signing out with a dot at the end", "GET", "/api/logout/%2e", "cross-site", none, none, true],
  ["signing out with a backslash", "GET", "/api\\logout", "cross-site", none, none, true],
  ["signing out with an escaped slash", "GET", "/api%2flogout", "cross-site", none, none, true],
  ["signing out with a semicolon", "GET", "/api/logout;a=b", "cross-site", none, none, true],
];

test.each(rows)("%s: %s %s", (_, method, path, secFetchSite, origin, contentType, refused) => {
  expect(isCrossSite({ method, path, ownOrigin: own, secFetchSite, origin, contentType })).toBe(refused);
});
