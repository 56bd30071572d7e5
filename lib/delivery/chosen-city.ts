import { jsonStorage } from '@/lib/json-storage';

const storage = jsonStorage(() => localStorage, 'delivery-city');

/** Id of the governorate selected on this device; empty if none is. */
export function readChosenCity(): string {
  const stored = storage.read();
  return typeof stored === 'string' ? stored : '';
}

export function writeChosenCity(cityId: string): void {
  if (cityId) storage.write(cityId);
  else storage.clear();
}
