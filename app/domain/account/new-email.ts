/** Hours for which the link that confirms a new e-mail is valid (D110). */
export const newEmailHours = 24;
