/** How long the link works that confirms a new e-mail (D110). */
export const newEmailHours = 24;
