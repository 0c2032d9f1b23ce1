import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import styles from "./eye.module.css";

export type EyeSide = "right" | "left";

type Props = {
  side: EyeSide;
  /** Shows the word next to the letter; otherwise it is read out and shown on hover. */
  named?: boolean;
  small?: boolean;
};

/** The eye: a letter and its word, never only position or colour. */
export function Eye({ side, named, small }: Props) {
  const { t } = useTexts("common");
  const word = t(side === "right" ? "eyes.right" : "eyes.left");
  const letter = t(side === "right" ? "eyes.rightShort" : "eyes.leftShort");
  const look = classNames(styles.eye, small && styles.small);
  if (!named) {
    return (
      <span className={look} role="img" aria-label={word} title={word}>
        {letter}
      </span>
    );
  }
  return (
    <span className={styles.named}>
      <span className={look} aria-hidden="true">
        {letter}
      </span>
      {word}
    </span>
  );
}
