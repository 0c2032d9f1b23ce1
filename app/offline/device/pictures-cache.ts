/** The browser's cache of the product images that a person has seen; it is deleted when the person signs out. */
export const picturesCache = "dioptre-pictures";
