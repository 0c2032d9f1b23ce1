import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { Entries } from "~/domain/order/sheet-entries";
import { useTexts } from "~/i18n/use-texts";
import { HiddenEntries } from "./hidden-entries";

/** The way back from "Clear changes" where that was a form: everything as it was sent, once more. */
export function RestoreCleared({ entries }: { entries: Entries }) {
  const { t } = useTexts("stockGrid");
  return (
    <Form method="post">
      <HiddenEntries entries={entries} without={["intent"]} />
      <Button small name="intent" value="show">
        {t("tools.restore")}
      </Button>
    </Form>
  );
}
