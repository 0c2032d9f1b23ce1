import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { WaitingPage } from "~/components/waiting/waiting-page";

export const handle = { title: "waiting", i18n: ["waiting", "drafts"] } satisfies PageHandle;

/** The waiting entries are on the device: without a loader the list opens from another page without a connection. */
export default function Waiting() {
  return (
    <Page>
      <WaitingPage />
    </Page>
  );
}
