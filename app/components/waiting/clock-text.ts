/** A time of the day on this device, as the language writes it; also where no market is known. */
export const clockText = (milliseconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ hour: "2-digit", minute: "2-digit" },
    // As in the markets: 24 hours, in Korean before and after noon.
    hourCycle: language === "ko" ? "h12" : "h23",
  }).format(milliseconds);
