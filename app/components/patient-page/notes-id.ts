/** The id of the notes on a patient's page. */
export const notesId = "notes";
