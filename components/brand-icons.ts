import type { IconNode } from 'lucide';

// Lucide has no marks of companies. Drawn like its icons: one line on a grid of 24 units.

export const facebook: IconNode = [
  [
    'path',
    {
      d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M15.5 7.8h-1.2c-1.4 0-2.1.8-2.1 2.1v10.6M9.6 12.8h5.3',
    },
  ],
];

export const whatsapp: IconNode = [
  [
    'path',
    {
      d: 'M3.5 20.5l1.3-4.1a8.5 8.5 0 1 1 3.1 3zM9.3 7.8c-1 .5-1.3 1.5-1 2.7.8 2.6 2.6 4.4 5.2 5.2 1.2.3 2.2 0 2.7-1l-2-1.7-1.3.8c-1-.5-1.6-1.1-2.1-2.1l.8-1.3z',
    },
  ],
];
