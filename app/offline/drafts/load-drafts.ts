/**
 * The code for drafts on the device, loaded after the first paint. Each returns null when the code cannot be loaded: then nothing is stored
 * on the device, as when a browser refuses.
 */
export const loadDrafts = () => import("./stock-drafts").catch(() => null);

export const loadPatientDrafts = () => import("./patient-drafts").catch(() => null);
