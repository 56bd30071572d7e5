type OrderStatusTone = 'amber' | 'blue' | 'purple' | 'green' | 'red' | 'grey';

const tones = new Map<string, OrderStatusTone>([
  ['pending', 'amber'],
  ['preparing', 'blue'],
  ['processing', 'blue'],
  ['shipped', 'purple'],
  ['delivered', 'green'],
  ['cancelled', 'red'],
]);

/** The colour of a status's badge; grey for one that the shop does not know. */
export const orderStatusTone = (status: string): OrderStatusTone =>
  tones.get(status.toLowerCase()) ?? 'grey';
