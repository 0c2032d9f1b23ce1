/** Returns a name as it is stored: in composed Unicode, trimmed. */
export const storedName = (text: string): string => text.normalize("NFC").trim();
