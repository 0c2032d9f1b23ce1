import type { Answers } from "~/calls/answers";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operator.module.css";

/** What operators did in a practice, and why, newest first. */
export function OperatorActs({ acts }: { acts: Answers["operator"]["practice"]["acts"] }) {
  const { t } = useTexts(["operator", "audit"]);
  const format = useFormat();
  return (
    <Panel title={t("operator:practice.acts")} padded>
      {acts.length === 0 ? (
        <p className="quiet">{t("operator:practice.noActs")}</p>
      ) : (
        <ol className={styles.trail}>
          {acts.map(({ id, at, action, reason, ...operator }) => (
            <li key={id}>
              <Code>{format.dayAndTime(at)}</Code>
              <span>
                <b>{t(`audit:actions.${action}`)}</b> · <bdi>{format.name(operator)}</bdi>
                {reason !== "" && (
                  <span className={styles.below}>
                    <bdi>{reason}</bdi>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
