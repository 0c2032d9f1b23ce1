import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./security.module.css";
import { useDeviceName } from "./use-device-name";

type Props = { browsers: Answers["session"]["browsers"]["browsers"] };

/** The browsers that know a person, each of which can be forgotten (D111). */
export function BrowsersPanel({ browsers }: Props) {
  const { t } = useTexts("security");
  const format = useFormat();
  const nameOf = useDeviceName();
  const day = (at: Date) => <Code>{format.day(format.dayOf(at))}</Code>;
  return (
    <Panel title={t("browsers.title")}>
      <p className={styles.lead}>{t("browsers.lead")}</p>
      {browsers.length === 0 && <p className={styles.lead}>{t("browsers.none")}</p>}
      <ul className={styles.browsers}>
        {browsers.map((browser) => (
          <li key={browser.id}>
            <span className={styles.device}>
              <Icon name="globe" />
              <span>
                {nameOf(browser)} {browser.isPresent && <Badge tone="accent">{t("browsers.present")}</Badge>}
                <span className={styles.fact}>
                  {t("browsers.lastUsed")} {day(browser.signedInAt)} · {t("browsers.until")} {day(browser.until)}
                </span>
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="browser" value={browser.id} />
              <Button name="intent" value="forget" aria-label={t("browsers.forgetOf", { device: nameOf(browser) })}>
                {t("browsers.forget")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
