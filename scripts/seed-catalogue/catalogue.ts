import { Rotation } from './description.ts';
import { planCatalogue } from './plan.ts';
import { productRow } from './product.ts';

/** Every row of the seed catalogue, in the order of the shelves. */
export function catalogueRows(): Record<string, string>[] {
  const rotation = new Rotation();
  return planCatalogue().map((entry) => productRow(entry, rotation));
}
