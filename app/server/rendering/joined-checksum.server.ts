/**
 * Checksums (CRC-32) are polynomials over the field of two elements, with the coefficient of x^0 in the highest bit; this is what they are
 * taken modulo.
 */
const modulus = 0xedb88320;
const one = 0x80000000;

/** Returns the product of two polynomials, modulo that of the checksum. */
function multiply(some: number, others: number): number {
  let product = 0;
  let multiple = others;
  for (let bits = some; bits !== 0; bits <<= 1) {
    if (bits & one) product ^= multiple;
    multiple = multiple & 1 ? (multiple >>> 1) ^ modulus : multiple >>> 1;
  }
  return product;
}

/** Returns the factor that a checksum takes on when so many bytes follow: x to the number of their bits. */
export function factorOf(bytes: number): number {
  let factor = one;
  let power = one >>> 8;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) factor = multiply(power, factor);
    power = multiply(power, power);
  }
  return factor;
}

/** Returns the checksum of bytes and those that follow, from that of each; `factor` is `factorOf` the number of those that follow. */
export const joinedChecksum = (before: number, { checksum, factor }: { checksum: number; factor: number }): number =>
  (multiply(before, factor) ^ checksum) >>> 0;
