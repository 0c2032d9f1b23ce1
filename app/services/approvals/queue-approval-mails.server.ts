import type { PracticeDb } from "~/db/database.server";
import { type ApproverRow, listApprovers } from "~/db/queries/approvals/approval-rules.server";
import type { ApprovalRow } from "~/db/queries/approvals/approvals.server";
import { findUser } from "~/db/queries/people/people.server";
import type { ApprovalMail } from "~/integrations/mail/mail-payload";
import type { SignedInContext } from "../call-context.server";
import { queueMail } from "../outbox/queue-mail.server";
import { publicLink } from "../people/public-link.server";

type Scope = Pick<SignedInContext, "workplaceAt" | "settings" | "edition" | "now">;
type Reader = Pick<ApproverRow, "email" | "firstName" | "lastName" | "language" | "mutedMails">;

/** Notifies those who can approve a waiting cart, unless they switched such mails off (D81, D96). */
export async function queueAskedMails(db: PracticeDb, approval: ApprovalRow, scope: Scope): Promise<void> {
  const by = { firstName: approval.askedByFirstName, lastName: approval.askedByLastName };
  const readers = (await listApprovers(db)).filter(({ id }) => id !== approval.askedById);
  for (const reader of readers) await queueApprovalMail(db, { template: "approvalAsked", approval, reader, by }, scope);
}

/** Notifies the sender of a declined cart; the reason is shown only in the portal. */
export async function queueDeclinedMail(db: PracticeDb, approval: ApprovalRow, scope: Scope): Promise<void> {
  const reader = await findUser(db, approval.askedById);
  const by = { firstName: approval.answeredByFirstName ?? "", lastName: approval.answeredByLastName ?? "" };
  if (reader) await queueApprovalMail(db, { template: "approvalDeclined", approval, reader, by }, scope);
}

type MailedApproval = Pick<ApprovalMail, "template" | "by"> & { approval: ApprovalRow; reader: Reader };

async function queueApprovalMail(
  db: PracticeDb,
  { template, approval, reader, by }: MailedApproval,
  { workplaceAt, settings, edition, now }: Scope,
): Promise<void> {
  if (reader.mutedMails.includes("approvals")) return;
  const { tenant, location } = workplaceAt(approval.locationId);
  const link = (path: string) => publicLink(settings.publicUrl, tenant.subDomain, path);
  const mail: ApprovalMail = {
    ...{ template, by, to: reader.email, language: reader.language ?? tenant.language },
    ...{ firstName: reader.firstName, lastName: reader.lastName, practiceName: tenant.practiceName, edition: edition.code },
    ...{ locationName: location.name, boxesQuantity: approval.boxesQuantity },
    gross: { amount: approval.grossAmount, currency: edition.currency },
    link: link(`/approvals/${approval.id}`),
    mailsLink: link("/settings/profile"),
  };
  await queueMail(db, mail, { subjectId: approval.id, now });
}
