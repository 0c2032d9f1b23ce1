/** The hidden field of a stored form (D31) that tells it from the other forms of its page; it says that the server deletes it when saved. */
export const keptField = "kept";
