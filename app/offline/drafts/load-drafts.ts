/**
 * What the device keeps is read and written after the first view, so its code is loaded then. Each returns null when the code cannot be
 * loaded: nothing is kept on the device, as where a browser refuses to keep anything.
 */
export const loadDrafts = () => import("./stock-drafts").catch(() => null);

export const loadPatientDrafts = () => import("./patient-drafts").catch(() => null);
