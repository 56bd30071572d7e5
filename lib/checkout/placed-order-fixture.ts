/** The response to a placed order. */
export const placedOrder = {
  order_id: 'o',
  order_number: 'ZD-7K3M-9QXT',
  status: 'pending',
  total_amount: 509.25,
  expires_at: null,
  created: true,
};
