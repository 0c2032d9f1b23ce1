/** Where the notes stand on a patient's page. */
export const notesId = "notes";
