/** placeholder */
export const stockGrid = { title: "Stock order" };
