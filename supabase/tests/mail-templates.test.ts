import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { plainText } from '../local/mailbox/plain-text';
import { readProjectConfig } from '../local/project-config';

const folder = join(process.cwd(), 'supabase', 'templates');
const names = readdirSync(folder);
const config = await readProjectConfig(
  join(process.cwd(), 'supabase', 'config.toml'),
  'http://localhost:3999',
);

test('has a subject and a file for every mail of the auth service, and no other files', () => {
  const mails = Object.values(config.auth.email.template);
  expect(mails.map(({ content_path: path }) => path).sort()).toEqual(
    names.map((name) => join(folder, name)).sort(),
  );
  for (const { subject, content_path: path } of mails) {
    expect(existsSync(path)).toBe(true);
    expect(subject).toMatch(/^[^A-Za-z]*[ء-ي].* · .*[A-Za-z]/);
  }
});

describe.each(names)('%s', (name) => {
  const html = readFileSync(join(folder, name), 'utf8');

  test('says everything in Arabic first, then in English', () => {
    expect(html).toMatch(/<div lang="ar" dir="rtl"[\s\S]*<\/div>[\s\S]*<div lang="en" dir="ltr"/);
    const [arabic = '', english = ''] = plainText(html).split(/\n\n(?=.*[A-Za-z]{4})/);
    expect(arabic).toMatch(/[ء-ي]{3}/);
    expect(english).not.toMatch(/[ء-ي]/);
  });

  test('is plain enough for old mail programs and loads nothing', () => {
    expect(html).not.toMatch(/<(table|img|script|style|link|svg)\b|url\(|@import|https?:/i);
    expect(html.length).toBeLessThan(8_000);
  });

  test('uses only placeholders that both services support', () => {
    const names = new Set([...html.matchAll(/\{\{(.*?)\}\}/g)].map(([, word = '']) => word.trim()));
    for (const word of names) expect(['.ConfirmationURL', '.Email', '.NewEmail']).toContain(word);
    expect(names).toContain('.ConfirmationURL');
  });
});
