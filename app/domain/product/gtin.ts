/** Returns the GS1 check digit (modulo 10, weights 3 and 1 from the right) for digits without one. */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether this is a GTIN-14: fourteen digits with a valid check digit. */
export function isValidGtin(gtin: string): boolean {
  return /^\d{14}$/.test(gtin) && gtinCheckDigit(gtin.slice(0, 13)) === Number(gtin[13]);
}
