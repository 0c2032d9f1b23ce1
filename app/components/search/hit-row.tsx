import type { ReactNode } from "react";
import { PackShot } from "~/components/lens/pack-shot";
import { Icon } from "~/components/ui/icon";
import type { Hit } from "./hit";
import styles from "./search-results.module.css";

/** A result: its image, its name, and details below. `name` may be wrapped in a link. */
export function HitRow({ hit, name = hit.name }: { hit: Hit; name?: ReactNode }) {
  return (
    <>
      <span className={styles.picture}>
        {hit.imageId ? <PackShot imageId={hit.imageId} frame="small" /> : <Icon name={hit.icon ?? "user"} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{hit.facts}</span>
      </span>
    </>
  );
}
