import { describe, expect, test } from '@jest/globals';
import { faultOfQuery } from './visitor-query';

const references = [
  { table: 'products', column: 'category_id', ref_table: 'categories' },
  { table: 'order_products', column: 'order_id', ref_table: 'orders' },
  { table: 'order_products', column: 'product_id', ref_table: 'products' },
  { table: 'addresses', column: 'area_id', ref_table: 'areas' },
  { table: 'areas', column: 'city_id', ref_table: 'cities' },
  { table: 'cities', column: 'country_id', ref_table: 'countries' },
];
const fault = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://backend');
  return faultOfQuery(pathname.slice(1), searchParams, references);
};

describe('the queries that the shop needs pass', () => {
  test.each([
    'shop_products_view?select=*&product_name=ilike.*فيزياء*&category_name=eq.x&limit=12&offset=0',
    'user_profiles?select=full_name,addresses(shipping_address,area:areas(name,city:cities(name,country:countries(name))))&email=eq.a',
    'orders?select=order_id,order_products(product_id,quantity,product:product_id(name))&order=timestamp.desc&limit=5',
    'order_payment?select=order_payment_id,payment_status(status,timestamp)&order_id=eq.1',
    'order_products?select=quantity.sum(),product:products!product_id(name,category:categories(name))',
    'categories?select=slug,products(sku)',
    'rpc/shop_suggest?p_q=match.foo&p_limit=5',
    'products?or=(sku.eq.A,and(price.gt.1,price.lt.9))&sku=not.in.(A,B)&name=eq.matches.all',
  ])('%s', (address) => expect(fault(address)).toBeUndefined());
});

describe('pattern operators are refused', () => {
  test.each([
    'products?select=sku&product_name=match.^(.%2B)(.%2B)\\2\\1$',
    'products?product_name=imatch.a',
    'products?product_name=not.match.a',
    'products?product_name=not.not.IMATCH.a',
    'products?product_name=match(any).{a,b}',
    'products?product_name=%20match.a',
    'products?product_name=like.*a*',
    'products?product_name=ilike.*a*',
    'shop_products_view?product_name=match.a',
    'shop_products_view?description=ilike.*a*',
    'shop_products_view?product_name=ilike.*a*b*',
    `shop_products_view?product_name=ilike.*${'a'.repeat(100)}*`,
    'shop_products_view?product_name=not.ilike.*a*',
    'shop_products_view?product_name=ilike(all).{*a*}',
    'products?or=(sku.eq.A,product_name.match.a)',
    'products?and=(or(product_name.imatch(any).{a},sku.eq.A))',
    'products?not.or=(product_name.not.like.*a*)',
    'categories?select=*,products(*)&products.product_name=match.a',
    'categories?select=*,products(*)&products.or=(product_name.match.a)',
    'rpc/shop_names?name=imatch.a',
  ])('%s', (address) => expect(fault(address)).toBe('pattern'));
});

describe('rows within rows within rows are refused', () => {
  test.each([
    'products?select=sku,categories(products(sku,categories(products(sku))))',
    'categories?select=products(order_products(product_id))',
    'categories?select=a:products(b:category_id(c:products(sku)))',
    'categories?select=...products(...category_id(...products(sku)))',
    'categories?select="products"("category_id"("products"(sku)))',
    'unknown?select=views(others(name))',
    'addresses?select=areas(cities(countries(areas(cities(name)))))',
    `products?select=${Array.from({ length: 11 }, (_, n) => `c${n}:categories(slug)`).join(',')}`,
    'products?select=sku&select=categories(products(categories(products(sku))))',
    'products?select=sku)),categories(products(order_products(id)))',
  ])('%s', (address) => expect(fault(address)).toBe('nested'));
});
