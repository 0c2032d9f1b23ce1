import { useMatches } from "react-router";

/** Whether a dialog that is a route is open. A form that is sent from one replaces it, so that going back does not open it again. */
export const useIsModalOpen = (): boolean => useMatches().some(({ handle }) => isModalHandle(handle) && handle.modal);

function isModalHandle(handle: unknown): handle is { modal: boolean } {
  return typeof handle === "object" && handle !== null && "modal" in handle;
}
