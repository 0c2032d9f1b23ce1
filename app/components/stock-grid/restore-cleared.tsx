import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { Entries } from "~/domain/order/sheet-entries";
import { useTexts } from "~/i18n/use-texts";
import { HiddenEntries } from "./hidden-entries";

/** Undoes "Clear changes" where that was sent as a form: sends everything again as it had been. */
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
