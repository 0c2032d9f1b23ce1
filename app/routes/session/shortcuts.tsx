import { href, Link } from "react-router";
import { ShortcutSwitch } from "~/components/bar/shortcut-switch";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { Kbd } from "~/components/ui/kbd";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { Trans } from "~/components/ui/trans";
import { useTexts } from "~/i18n/use-texts";

export const handle = { title: "shortcuts", i18n: ["shortcuts"] } satisfies PageHandle;

/** Loads nothing, but with a loader the layout's guard runs on every navigation here. */
export function loader() {
  return null;
}

const keys = [
  { id: "search", keys: ["/"] },
  { id: "palette", keys: ["Ctrl / ⌘", "K"] },
  { id: "help", keys: ["?"] },
  { id: "order", keys: ["O"] },
  { id: "move", keys: ["↑", "↓", "←", "→"] },
  { id: "add", keys: ["⏎"] },
  { id: "paste", keys: ["V"] },
  { id: "line", keys: ["L"] },
  { id: "copyRight", keys: ["C"] },
  { id: "copyLeft", keys: ["⇧", "C"] },
  { id: "confirm", keys: ["Y"] },
  { id: "repeat", keys: ["1", "2", "3"] },
  { id: "takeEarlier", keys: ["E"] },
  { id: "keepValue", keys: ["K"] },
] as const;

export default function Shortcuts() {
  const { t } = useTexts(["shortcuts", "common"]);
  return (
    <Page narrow>
      <PageHead title={t("common:titles.shortcuts")}>{t("shortcuts:lead")}</PageHead>
      <div className="stack">
        <ShortcutSwitch />
        <Panel>
          <Table caption={t("common:titles.shortcuts")}>
            <thead>
              <tr>
                <th scope="col">{t("shortcuts:key")}</th>
                <th scope="col">{t("shortcuts:does")}</th>
              </tr>
            </thead>
            <tbody>
              {keys.map((row) => (
                <tr key={row.id}>
                  <td>
                    <bdi dir="ltr" className="row">
                      {row.keys.map((key) => (
                        <Kbd key={key} told>
                          {key}
                        </Kbd>
                      ))}
                    </bdi>
                  </td>
                  <td>{t(`shortcuts:${row.id}`)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Panel>
        <p>
          <Trans t={t} i18nKey="shortcuts:scan" components={{ page: <Link to={href("/products/scanned")}>{null}</Link> }} />
        </p>
      </div>
    </Page>
  );
}
