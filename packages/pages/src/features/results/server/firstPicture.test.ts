import { expect, test } from 'vitest';
import { withFirstPicture } from './firstPicture.ts';

test('the address stands in front of the script, and cannot close it', () => {
  expect(withFirstPicture('run()', '/images/sea/1/640_360.webp')).toBe(
    'var sabadoraFirstPicture="/images/sea/1/640_360.webp";run()',
  );
  expect(withFirstPicture('run()', '/a"</script><b>')).toBe(
    String.raw`var sabadoraFirstPicture="/a\"\u003c/script>\u003cb>";run()`,
  );
});

test('without a picture the script stands alone', () => {
  expect(withFirstPicture('run()', undefined)).toBe('run()');
});
