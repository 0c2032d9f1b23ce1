/** Returns a name as it is stored: in composed Unicode, trimmed. */
export const storedName = (text: string): string => text.normalize("NFC").trim();

/** Returns an e-mail as it is stored and written to: as typed, trimmed. */
export const storedEmail = (text: string): string => text.normalize("NFC").trim();
