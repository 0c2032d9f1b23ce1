import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { useTexts } from "~/i18n/use-texts";
import styles from "./place-lines.module.css";

/** As many lines as the part will have that is still under way; "Loading" for screen readers. */
export function PlaceLines({ count }: { count: number }) {
  const { t } = useTexts("common");
  return (
    <div className={styles.lines} aria-busy="true">
      <VisuallyHidden>{t("states.loading")}</VisuallyHidden>
      {[...Array(count).keys()].map((line) => (
        <i key={line} />
      ))}
    </div>
  );
}
