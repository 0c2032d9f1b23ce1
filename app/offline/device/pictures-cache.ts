/** The browser's cache of the pictures of products that a person has seen; it goes when the person signs out. */
export const picturesCache = "dioptre-pictures";
