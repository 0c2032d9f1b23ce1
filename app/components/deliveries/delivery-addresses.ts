/** Where boxes are counted; of the location where one works, unless another is named. */
export const deliveriesAddress = (locationId: string | null, next: string | null = null) => {
  const search = new URLSearchParams({ ...(locationId && { location: locationId }), ...(next && { next }) });
  return search.size > 0 ? `/history/deliveries?${search}` : "/history/deliveries";
};

/** What a finished delivery brought. */
export const deliveryAddress = (deliveryId: string) => `/history/deliveries/${deliveryId}`;
