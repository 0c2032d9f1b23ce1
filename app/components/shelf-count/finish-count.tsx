import { Checkbox } from "~/components/fields/checkbox";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { presses, type ShelfCount, uncountedField } from "~/forms/shelf-count/typed-count";
import { useTexts } from "~/i18n/use-texts";

/** Finishes a count; what nobody counted keeps its estimate, unless the person says that the shelf has none of it. */
export function FinishCount({ count: { lines } }: { count: ShelfCount }) {
  const { t } = useTexts("shelfCount");
  const uncounted = lines.filter(({ counted }) => counted === null).length;
  return (
    <Panel padded>
      <div className="stack">
        {uncounted > 0 && (
          <Checkbox id="uncounted" name={uncountedField} value="none" hint={t("finish.allHint")}>
            {t("finish.all", { count: uncounted })}
          </Checkbox>
        )}
        <div className="row">
          <Button tone="primary" name="intent" value={presses.finish} aria-describedby="finish-count">
            {t("finish.button")}
          </Button>
          <span id="finish-count" className="small quiet">
            {t("finish.hint")}
          </span>
        </div>
      </div>
    </Panel>
  );
}
