/** The label of the build, which editions and the page about the portal show (D60). */
export const buildLabel = "20250508.1";
