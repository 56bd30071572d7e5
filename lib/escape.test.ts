import { expect, test } from '@jest/globals';
import { escapeMarkup, scriptJson } from './escape';

const hostile = `</script><script>alert('1')</script>&"`;

test('text opens no tag, closes no attribute and begins no entity', () => {
  expect(escapeMarkup(hostile)).toBe(
    '&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot;',
  );
});

test('facts for a script cannot close it, and are read as they were', () => {
  const json = scriptJson({ name: hostile });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: hostile });
});
