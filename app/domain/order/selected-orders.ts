/** Maximum number of orders selected at once (D171). */
export const selectedOrdersMax = 50;
