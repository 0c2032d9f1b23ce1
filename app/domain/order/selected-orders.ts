/** So many orders can be selected at once (D171). */
export const selectedOrdersMax = 50;
