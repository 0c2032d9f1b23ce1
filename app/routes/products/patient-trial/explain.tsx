import { useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ExplainDialog } from "~/components/trials/explain-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { dialogUrls } from "../patient-revenue/dialog-urls";

export const handle = { modal: true, i18n: ["trials"] } satisfies PageHandle;

export default function Explain() {
  return <ExplainDialog closeTo={dialogUrls(useLocation()).behind} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
