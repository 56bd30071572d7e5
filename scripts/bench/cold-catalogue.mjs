import { randomUUID } from 'node:crypto';
import { PlainError } from '../lib/plain-error.mjs';

const atOnce = 250;
const columns = [
  'product_name,name_en,description,description_en,notes,notes_en,category_id,subject_id,owner_id,term,level,grade',
  'retail_price_pt,pages,edition_year,image_url,sellable,published',
  'product_specifications(position,spec_name,spec_value,spec_name_en,spec_value_en)',
  'product_pictures(position,image_url)',
].join();

/** Adds `count` copies of the sample's products under new SKUs, and returns the SKUs. */
export async function copyProducts(backendUrl, secretKey, count) {
  const call = async (path, body) => {
    const answer = await fetch(`${backendUrl}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=minimal' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new PlainError(`${path}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  };

  const sample = await call(`products?select=${columns}&published=is.true&order=sku`);
  const copies = Array.from({ length: count }, (_, place) => {
    const { product_specifications, product_pictures, ...product } = sample[place % sample.length];
    const product_id = randomUUID();
    return {
      product: { ...product, product_id, sku: `COLD-${place}` },
      specifications: product_specifications.map((row) => ({ ...row, product_id })),
      pictures: product_pictures.map((row) => ({ ...row, product_id })),
    };
  });
  for (let from = 0; from < count; from += atOnce) {
    const part = copies.slice(from, from + atOnce);
    await call(
      'products',
      part.map(({ product }) => product),
    );
    const specifications = part.flatMap((copy) => copy.specifications);
    if (specifications.length > 0) await call('product_specifications', specifications);
    const pictures = part.flatMap((copy) => copy.pictures);
    if (pictures.length > 0) await call('product_pictures', pictures);
  }
  return copies.map(({ product }) => product.sku);
}
