import { useRouteLoaderData } from "react-router";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

/** A link with the distributor's telephone, on one line, for when something failed; nothing when the page does not know it. */
export function ContactSupport() {
  const { t } = useTexts("errors");
  const phone = useRouteLoaderData<{ distributorPhone: string }>("root")?.distributorPhone;
  if (phone === undefined) return null;
  return (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className="nowrap">
      {t("general.contactSupportAt", { phone: isolateLtr(phone) })}
    </a>
  );
}
