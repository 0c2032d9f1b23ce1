import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./page.module.css";

type Props = {
  /** Texts and forms: at most 68 rem wide. */
  narrow?: boolean;
  /** The order overview, next to the content from 1100 px on. */
  rail?: ReactNode;
  /** Below everything, sticking to the bottom: the tally. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The content of a page (`id="main"`, the target of the skip link) with the rail next to it and the tally below it. */
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
