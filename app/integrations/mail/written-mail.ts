/** A mail ready to be sent; HTML and plain text have the same content. */
export type WrittenMail = { to: string; subject: string; html: string; text: string };
