/** A mail ready to leave: both forms say the same. */
export type WrittenMail = { to: string; subject: string; html: string; text: string };
