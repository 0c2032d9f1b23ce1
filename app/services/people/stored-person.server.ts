/** A name as it is stored: composed, without space around it. */
export const storedName = (text: string): string => text.normalize("NFC").trim();

/** An e-mail as it is stored and written to: as it was typed, without space around it. */
export const storedEmail = (text: string): string => text.normalize("NFC").trim();
