import { type AuditGroup, type AuditSubjectKey, auditGroupNames, searchableSubjectKinds } from "~/domain/account/audit-trail";
import { parseMarketDay } from "~/domain/calendar/report-period";
import type { CalendarDay } from "~/domain/edition";
import { isUuid } from "~/domain/is-uuid";

/** Whose entries: everybody's, those of the distributor's operators, or those of the person with this id. */
export const anyone = "anyone";
export const operators = "operators";

/** What a URL of the audit trail asks for: days as typed, empty for no limit. */
export type AuditAsked = {
  who: string;
  what: AuditGroup | null;
  /** The one subject whose entries are shown, with what belongs to it; null for all. */
  about: AuditSubjectKey | null;
  from: string;
  to: string;
  next: string | null;
};
export type AuditProblem = { field: "from" | "to"; code: "dateInvalid" | "periodReversed" };
export type AuditView = { asked: AuditAsked; days: { from: CalendarDay | null; to: CalendarDay | null } | null; problems: AuditProblem[] };

/** Returns the filters in a URL, with their mistakes by field, in which case there are no days. `pattern` is the market's date format. */
export function parseAuditView(params: URLSearchParams, pattern: string): AuditView {
  const who = params.get("who") ?? anyone;
  const asked = {
    who: who === operators || isUuid(who) ? who : anyone,
    what: auditGroupNames.find((name) => name === params.get("what")) ?? null,
    about: parseSubject(params.get("about") ?? ""),
    ...{ from: params.get("from") ?? "", to: params.get("to") ?? "", next: params.get("next") },
  };
  const dayOf = (typed: string) => (typed.trim() === "" ? null : parseMarketDay(typed, pattern));
  const days = { from: dayOf(asked.from), to: dayOf(asked.to) };
  const invalid = (["from", "to"] as const).filter((field) => days[field] === null && asked[field].trim() !== "");
  if (invalid.length > 0) return { asked, days: null, problems: invalid.map((field) => ({ field, code: "dateInvalid" })) };
  if (days.from && days.to && days.from > days.to) return { asked, days: null, problems: [{ field: "to", code: "periodReversed" }] };
  return { asked, days, problems: [] };
}

/** Returns the query of the URL for the same filters, with some of them changed; the newest page unless another is given. */
export function auditSearch(asked: AuditAsked, change: Partial<AuditAsked> = {}): string {
  const { who, what, about, from, to, next } = { ...asked, next: null, ...change };
  const named = about ? subjectName(about) : "";
  const pairs = Object.entries({ who: who === anyone ? "" : who, what: what ?? "", about: named, from, to, next: next ?? "" });
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== ""));
  return search.size === 0 ? "" : `?${search}`;
}

/** Returns the filters as the calls accept them. */
export function auditQuery({ asked: { who, what, about }, days }: AuditView) {
  return {
    ...{ actor: who === anyone ? null : who, group: what, subjectKind: about?.kind ?? null, subjectId: about?.id ?? null },
    ...{ startDate: days?.from ?? null, endDate: days?.to ?? null },
  };
}

/** Returns a subject as URLs name it: kind and id, never its number (D33). */
export const subjectName = ({ kind, id }: AuditSubjectKey) => `${kind}.${id}`;

function parseSubject(name: string): AuditSubjectKey | null {
  const [givenKind, id = ""] = name.split(".");
  const kind = searchableSubjectKinds.find((each) => each === givenKind);
  return kind && isUuid(id) ? { kind, id } : null;
}
