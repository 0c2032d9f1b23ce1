import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { IconToggle } from "./icon-toggle";

type Props = { seriesId: string; name: string; isPinned: boolean };

/** Pins a series for the person alone (D44). */
export function PinButton({ seriesId, name, isPinned }: Props) {
  const { t } = useTexts("catalogue");
  return (
    <IconToggle
      action="/products/pins"
      item={{ name: "seriesId", id: seriesId }}
      field="pinned"
      isOn={isPinned}
      icon="pin"
      labelOf={(isOn) => t(isOn ? "card.unpin" : "card.pin", { name: isolate(name) })}
    />
  );
}
