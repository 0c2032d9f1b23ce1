import type { ReactNode } from "react";
import { Panel } from "~/components/ui/panel";
import styles from "./people.module.css";

/** One part of one's own account: its subject next to the form or list that changes it. */
export function AccountPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Panel title={title} padded>
      <div className={styles.own}>
        <p className="small quiet">{text}</p>
        {children}
      </div>
    </Panel>
  );
}
