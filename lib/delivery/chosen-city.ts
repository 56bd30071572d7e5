import { jsonStorage } from '@/lib/json-storage';

const storage = jsonStorage(() => localStorage, 'delivery-city');

/** Id of the governorate that was chosen on this device; empty for none. */
export function readChosenCity(): string {
  const stored = storage.read();
  return typeof stored === 'string' ? stored : '';
}

export function writeChosenCity(cityId: string): void {
  if (cityId) storage.write(cityId);
  else storage.clear();
}
