import { v7 as newId } from "uuid";
import { createPractice } from "~/calls/new-practice";
import { translateFor } from "~/i18n/translate-for.server";
import { changeStatus } from "~/services/operator/change-practice-status.server";
import { openPractice } from "~/services/operator/create-practice.server";
import { practicesShown, searchPractices } from "~/services/operator/find-operated.server";
import { loadPracticeAnswer } from "~/services/operator/practices.server";
import type { CommandOptions } from "./command-options.server";
import { loadCommandObject, printIssues, printUnknownFields } from "./load-command-file.server";
import { marketOf, type Operating } from "./operating.server";

const t = translateFor("en");

/** Creates the practice in a JSON file with the fields of the call; an id is generated when missing (D97). */
export async function newPracticeCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now, operatorId, settings } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  const described = await loadCommandObject(options.given.file ?? "", terminal);
  const given = { tenantId: newId(), ...described, edition, reason: options.given.reason };
  const { data, error } = (described && createPractice["~orpc"].inputSchema?.safeParse(given)) ?? {};
  const isKnown = described && data && !printUnknownFields(described, data, terminal);
  const opened = isKnown ? await openPractice(data, { doors, settings, operatorId, now }) : null;
  if (opened && "practice" in opened) {
    terminal.print(`${opened.practice.subDomain} is open, and ${data?.admin.email} is invited.`);
    return true;
  }
  printIssues(error?.issues ?? [], terminal);
  for (const [field, code] of Object.entries(opened?.fields ?? {})) terminal.complain(`${field}: ${sentenceOf(code)}`);
  terminal.complain("Nothing was created.");
  return false;
}

/** Returns the sentence for a mistake; for rules whose sentence needs an example, their name. */
function sentenceOf(code: string): string {
  if (code === "onlySupport") return t("errors:onlySupport");
  const known = ["subDomainInvalid", "subDomainReserved", "subDomainTaken"] as const;
  const own = known.find((each) => each === code);
  return own ? t(`newPractice:mistakes.${own}`) : code;
}

/** Prints the practices that a search finds: sub-domain, state, partner number and name. */
export async function practicesCommand({ given: { search = "" } }: CommandOptions, { doors, terminal }: Operating): Promise<boolean> {
  const found = await searchPractices(doors, search);
  for (const { subDomain, status, partnerNumber, practiceName } of found.slice(0, practicesShown)) {
    terminal.print(`${subDomain}  ${status}  ${partnerNumber}  ${practiceName}`);
  }
  if (found.length === 0) terminal.complain("No practice matches.");
  if (found.length > practicesShown) terminal.print(`Only the first ${practicesShown} are listed.`);
  return found.length > 0;
}

/** Prints what operators see of the practice of a sub-domain: contact, locations, and what operators did in it. */
export async function practiceCommand(
  { given: { practice: subDomain = "" } }: CommandOptions,
  { doors, terminal }: Operating,
): Promise<boolean> {
  const listed = (await searchPractices(doors, subDomain)).find((each) => each.subDomain === subDomain);
  const practice = listed && (await doors.readOperatorOf(listed.tenantId, loadPracticeAnswer));
  if (!practice) {
    terminal.complain(`There is no practice with the sub-domain ${subDomain}.`);
    return false;
  }
  const { practiceName, status, edition, partnerNumber, email, phone, locations, acts } = practice;
  terminal.print(`${practiceName}  ${status}  ${edition}  ${partnerNumber}  ${email}  ${phone}`);
  for (const { name, city, shipToCode } of locations) terminal.print(`location  ${name}  ${city}  ${shipToCode}`);
  for (const { at, action, firstName, lastName, reason } of acts) {
    terminal.print(`act  ${at.toISOString()}  ${action}  ${firstName} ${lastName}  ${reason}`.trimEnd());
  }
  return true;
}

/** Suspends or reopens the practice of a sub-domain; doing it twice changes nothing. */
export const practiceStatusCommand =
  (status: "suspended" | "approved") =>
  async (
    { given: { practice: subDomain = "", reason = "" } }: CommandOptions,
    { doors, terminal, now, operatorId }: Operating,
  ): Promise<boolean> => {
    const practice = (await searchPractices(doors, subDomain)).find((each) => each.subDomain === subDomain);
    if (!practice) {
      terminal.complain(`There is no practice with the sub-domain ${subDomain}.`);
      return false;
    }
    await changeStatus({ doors, person: { id: operatorId }, now }, { tenantId: practice.tenantId, reason, status });
    terminal.print(`${subDomain} is ${status === "suspended" ? "suspended" : "open"}.`);
    return true;
  };
