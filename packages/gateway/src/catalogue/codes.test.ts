import { proseFaults } from '@sabadora/domain/testing';
import { LANGUAGES } from '@sabadora/place-names';
import { expect, test } from 'vitest';
import { CODE_NAMES } from './codes.ts';

test.each(LANGUAGES)('the names of codes are written as %s writes', (language) => {
  const texts = Object.values(CODE_NAMES).flatMap((names) =>
    Object.values(names).map((own) => own[language]),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap((text) => proseFaults(text, language).map((fault) => `${fault}: ${text}`))).toEqual(
    [],
  );
});
