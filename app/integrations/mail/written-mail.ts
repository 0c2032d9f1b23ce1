/** A mail that is ready to be sent; the HTML and the plain text say the same. */
export type WrittenMail = { to: string; subject: string; html: string; text: string };
