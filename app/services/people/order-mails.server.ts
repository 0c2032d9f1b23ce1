import { findUser, setOwnChoices } from "~/db/queries/people/people.server";
import { type MailTopic, mailTopics } from "~/domain/order/order-news";
import { signedIn } from "../access.server";

/** Returns which mails about orders the person gets (D81): all that were not switched off. */
export const loadMails = signedIn.users.readMails.handler(async ({ context, errors }) => {
  const user = await context.read((db) => findUser(db, context.person.id));
  if (!user) throw errors.notPermitted();
  return { mails: mailsBut(user.mutedMails) };
});

/** Switches one's own mails about orders on and off. */
export const chooseMails = signedIn.users.chooseMails.handler(async ({ input, context, errors }) => {
  const { person, now } = context;
  if (person.kind === "operator") throw errors.notPermitted();
  const muted = mailTopics.filter((topic) => !input.mails[topic]);
  await context.withTenant((db) => setOwnChoices(db, person.id, { mutedMails: muted }, now));
  return { mails: mailsBut(muted) };
});

const mailsBut = (muted: readonly MailTopic[]) =>
  Object.fromEntries(mailTopics.map((topic) => [topic, !muted.includes(topic)])) as Record<MailTopic, boolean>;
