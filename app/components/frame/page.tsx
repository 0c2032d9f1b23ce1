import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./page.module.css";

type Props = {
  /** Texts and forms: at most 68 rem wide. */
  narrow?: boolean;
  /** The order in sight, beside the work from 1100 px on. */
  rail?: ReactNode;
  /** Stands below everything and sticks to the bottom: the tally. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The content of a page (`id="main"`, where the skip link leads) with the rail beside and the tally below it. */
export function Page({ narrow, rail, foot, children }: Props) {
  return (
    <>
      <div className={classNames(styles.page, narrow && styles.narrow, rail !== undefined && styles.rail)}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {rail}
      </div>
      {foot}
    </>
  );
}
