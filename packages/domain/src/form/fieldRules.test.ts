import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldFault } from './fieldRules.ts';
import type { FieldFormat, FieldRule } from './fieldRules.ts';

const rule = (format: FieldFormat, changes: Partial<FieldRule> = {}): FieldRule => ({
  format,
  isRequired: true,
  maxLength: 40,
  ...changes,
});

describe('what a form asks of a text (ALG-21)', () => {
  test.each([
    ['ana@example.com', undefined],
    ['  ana@example.com ', undefined],
    ['ana.maria+x@mail.example.co.uk', undefined],
    ['ana@example', 'email'],
    ['ana@example.c', 'email'],
    ['ana@.com', 'email'],
    ['ana@exam..com', 'email'],
    ['ana @example.com', 'email'],
    ['@example.com', 'email'],
    ['', 'required'],
    ['   ', 'required'],
  ])('ALG-21: e-mail "%s": %s', (text, fault) => {
    expect(fieldFault(text, rule('email'))).toBe(fault);
  });

  test.each([
    ['+33 (0)1 23-45', undefined],
    ['0123456789', undefined],
    ['+ ()-', 'phone'],
    ['01.23.45', 'phone'],
    ['call me', 'phone'],
  ])('ALG-21: phone "%s": %s', (text, fault) => {
    expect(fieldFault(text, rule('phone'))).toBe(fault);
  });

  test.each([
    ['Zoë', undefined],
    ["Jean-Luc d'Été", undefined],
    ['O’Neill van ’t Hoff', undefined],
    ['Łukasz', undefined],
    ['R2D2', 'text-only'],
    ['Ann@', 'text-only'],
    ['Ann <b>', 'text-only'],
  ])('ALG-21: name "%s": %s', (text, fault) => {
    expect(fieldFault(text, rule('text-only'))).toBe(fault);
  });

  test('ALG-21: what is empty is missing before it is anything else, and nothing at all when it may be', () => {
    expect(fieldFault(' ', rule('email'))).toBe('required');
    expect(fieldFault(' ', rule('email', { isRequired: false }))).toBeUndefined();
  });

  test('ALG-21: a length counts code points of the trimmed text', () => {
    const shape = rule('any', { maxLength: 3 });
    expect(fieldFault(' 🏖🏖🏖 ', shape)).toBeUndefined();
    expect(fieldFault('abcd', shape)).toBe('too-long');
  });

  test.each([
    ['FR', undefined],
    ['fr', 'country'],
    ['FRA', 'country'],
  ])('country "%s": %s', (text, fault) => {
    expect(fieldFault(text, rule('country'))).toBe(fault);
  });

  test('spaces around a text change nothing', () => {
    const formats = fc.constantFrom<FieldFormat>('email', 'phone', 'text-only', 'country', 'any');
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), formats, fc.boolean(), (text, format, isRequired) => {
        const shape = rule(format, { isRequired });
        expect(fieldFault(`  ${text}\t`, shape)).toBe(fieldFault(text, shape));
      }),
    );
  });
});
