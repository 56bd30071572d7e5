import { expect, test } from '@jest/globals';
import { escapeMarkup, scriptJson } from './escape';

const hostile = `</script><script>alert('1')</script>&"`;

test('text cannot open a tag, close an attribute or begin an entity', () => {
  expect(escapeMarkup(hostile)).toBe(
    '&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot;',
  );
});

test('JSON cannot close its script element and is parsed unchanged', () => {
  const json = scriptJson({ name: hostile });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: hostile });
});
