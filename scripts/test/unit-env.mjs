// The addresses that unit tests see; nothing answers there.
process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://backend.example';
process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_test';
process.env.NEXT_PUBLIC_SITE_URL = 'https://shop.example';
