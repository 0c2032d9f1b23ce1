/** Returns a time of day on this device, in the format of the language; also when no market is known. */
export const clockText = (milliseconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ hour: "2-digit", minute: "2-digit" },
    // As in the markets: 24 hours, in Korean with morning and afternoon.
    hourCycle: language === "ko" ? "h12" : "h23",
  }).format(milliseconds);
