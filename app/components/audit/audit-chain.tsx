import { Form, useLocation } from "react-router";
import type { Answers } from "~/calls/answers";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";
import styles from "./audit.module.css";

/** Explains how a changed entry is detected, verifies the chain of the trail on demand, and shows the result (D32). */
export function AuditChain({ chain }: { chain: Answers["audit"]["verify"] | undefined }) {
  const { t } = useTexts("audit");
  const { search } = useLocation();
  return (
    <Form method="post" action={`${search}#chain`} className={styles.chain} id="chain" preventScrollReset>
      {chain && <ChainResult {...chain} />}
      <p className={styles.notes}>
        <Icon name="lock" />
        {t("notes.chain")}
      </p>
      <Button name="intent" value="verify">
        {t("chain.check")}
      </Button>
    </Form>
  );
}

function ChainResult({ entries, broken }: Answers["audit"]["verify"]) {
  const { t } = useTexts("audit");
  if (!broken) return <Notice tone="good" role="status" title={t("chain.complete", { count: entries })} />;
  return (
    <Notice tone="danger" role="alert" title={t(`chain.${broken.why}`, { number: broken.seq })}>
      {t("chain.broken")}
    </Notice>
  );
}
