/** Returns where boxes are counted; at the person's present location by default. */
export const deliveriesAddress = (locationId: string | null, next: string | null = null) => {
  const search = new URLSearchParams({ ...(locationId && { location: locationId }), ...(next && { next }) });
  return search.size > 0 ? `/history/deliveries?${search}` : "/history/deliveries";
};

/** Returns the page of a finished delivery. */
export const deliveryAddress = (deliveryId: string) => `/history/deliveries/${deliveryId}`;
