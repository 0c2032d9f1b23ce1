/** Fields of the calls of imports and promotions that hold ids and open nothing of a practice, with the reason. */
export const openImportIds: Record<string, string> = {
  "imports.readPreview previewId": "an operator's own file, of no practice; refused to everybody else",
  "imports.apply previewId": "an operator's own file, of no practice; refused to everybody else",
  "supply.take reportId": "made by the caller; a report belongs to no practice",
  "promotions.create promotionId": "made by the caller; a promotion belongs to no practice",
};
