-- Seven products to ask questions about: one unpublished, one sold out, one without subject, term or level.

insert into public.categories (category_id, slug, name, name_en, position) values
  ('c0000000-0000-4000-8000-000000000001', 'question-banks', 'بنوك الأسئلة', 'Question banks', 1),
  ('c0000000-0000-4000-8000-000000000002', 'revision-notes', 'ملخصات المراجعة', 'Revision notes', 2);
insert into public.subjects (subject_id, slug, name, name_en, position) values
  ('50000000-0000-4000-8000-000000000001', 'biology', 'الأحياء', 'Biology', 1),
  ('50000000-0000-4000-8000-000000000002', 'arabic', 'اللغة العربية', 'Arabic', 2),
  ('50000000-0000-4000-8000-000000000003', 'chemistry', 'الكيمياء', 'Chemistry', 3);
insert into public.owners (owner_id, slug, name, name_en, kind) values
  ('a0000000-0000-4000-8000-000000000001', 'manara', 'دار المنارة', 'Manara Press', 'publisher'),
  ('a0000000-0000-4000-8000-000000000002', 'أ-سلمى', 'أ. سلمى', null, 'teacher');

insert into public.products (product_id, sku, product_name, name_en, category_id, subject_id, owner_id,
  term, level, grade, retail_price_pt, isbn, edition_year, published, created_at) values
  ('b0000000-0000-4000-8000-000000000001', 'BIO-3-QB', 'بنك الأحياء', 'Biology bank',
    'c0000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001',
    'full-year', 'general', 3, 34550, '9789772727216', 2027, true, '2026-09-07'),
  ('b0000000-0000-4000-8000-000000000002', 'BIO-2-RN', 'مُلَخَّص الأحْيَاء', null,
    'c0000000-0000-4000-8000-000000000002', '50000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002',
    'first-term', 'general', 2, 12000, null, 2026, true, '2026-09-06'),
  ('b0000000-0000-4000-8000-000000000003', 'BIO-3-AZ', 'أحياء الأزهر', 'Azhari biology',
    'c0000000-0000-4000-8000-000000000002', '50000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001',
    'second-term', 'azhari', 3, 9900, null, null, true, '2026-09-05'),
  ('b0000000-0000-4000-8000-000000000004', 'ARB-3-QB', 'الطريق إلى اللغة', null,
    'c0000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001',
    'full-year', null, 3, 20000, null, null, true, '2026-09-04'),
  ('b0000000-0000-4000-8000-000000000005', 'CHE-1-QB', 'كيمياء الدم والهواء', 'Chemistry of blood',
    'c0000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000002',
    null, 'general', 1, 5000, null, null, true, '2026-09-03'),
  ('b0000000-0000-4000-8000-000000000006', 'GIFT-100', 'كرّاسة ١٠٠٪ للطالب', null,
    'c0000000-0000-4000-8000-000000000002', null, 'a0000000-0000-4000-8000-000000000001',
    null, null, null, 100, null, null, true, '2026-09-02'),
  ('b0000000-0000-4000-8000-000000000007', 'BIO-9-HID', 'أحياء لم ينشر', null,
    'c0000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001',
    null, null, null, 100, null, null, false, '2026-09-01');

insert into public.product_specifications (product_id, position, spec_name, spec_value, spec_name_en, spec_value_en) values
  ('b0000000-0000-4000-8000-000000000001', 1, 'الطباعة', 'لونان', 'Print', 'Two colours'),
  ('b0000000-0000-4000-8000-000000000007', 1, 'الطباعة', 'سر', null, null);
insert into public.inventory (product_id, on_hand, reserved) values
  ('b0000000-0000-4000-8000-000000000001', 5, 0),
  ('b0000000-0000-4000-8000-000000000005', 2, 2);
