-- The two fields under which an order's lines name their product: `product:product_id(name,retail_price)`
-- (spec §7 Pricing and orders).

alter table public.products
  add column name text not null generated always as (product_name) stored,
  add column retail_price float8 not null generated always as (retail_price_pt / 100.0::float8) stored;
