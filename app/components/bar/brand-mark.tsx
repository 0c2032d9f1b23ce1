import styles from "./brand.module.css";

/** The logo of the product; never mirrored. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M6.5 2.5h5a10.5 10.5 0 0 1 0 21h-5a14.5 14.5 0 0 0 0-21z" strokeLinejoin="round" />
      <path className={styles.axis} d="M1 13h24" strokeLinecap="round" />
    </svg>
  );
}
