import { expect, test } from 'vitest';
import { jsonInScript } from './jsonInScript.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!--',
  '<![CDATA[',
  'line\u2028and\u2029paragraph',
  'plain “é” & \'quoted\' "twice" \\u003c',
])('holds %j without a character that scripts or HTML stop at, and reads back the same', (text) => {
  const json = jsonInScript({ text });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
