import { expect, test } from 'vitest';
import { isPersonalised, personalisationFault, readPersonalisation } from './personalisation.ts';

test.each([
  ['PR-129: forty characters', 'fromName', 'é'.repeat(40), undefined],
  ['PR-129: one more', 'fromName', 'é'.repeat(41), 'too-long'],
  ['PR-132: letters, spaces, hyphens, apostrophes', 'fromName', 'Anne-Sophie d’Août', undefined],
  ['PR-132: a digit', 'fromName', 'Anna 2', 'text-only'],
  ['PR-130: any text', 'message', '100 kisses 🎁 <3', undefined],
  ['PR-130: 180 characters, counted by code points', 'message', '🎁'.repeat(180), undefined],
  ['PR-130: one more', 'message', '🎁'.repeat(181), 'too-long'],
  ['PR-135: nothing at all', 'fromName', '  ', undefined],
] as const)('%s', (_, field, text, fault) => {
  expect(personalisationFault(field, text)).toBe(fault);
});

test('PR-131 D-023: where the form is mandatory the name is, the message never', () => {
  expect(personalisationFault('fromName', ' ', { isMandatory: true })).toBe('required');
  expect(personalisationFault('message', '', { isMandatory: true })).toBeUndefined();
});

test('PR-126 PR-127: what was kept is read again; damaged or empty it is none', () => {
  const kept = { fromName: 'Anna', message: '' };
  expect(readPersonalisation(JSON.stringify(kept))).toEqual(kept);
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '"x"',
    '{"fromName":1,"message":""}',
    '{"fromName":" ","message":""}',
  ])
    expect(readPersonalisation(text)).toBeUndefined();
  expect(isPersonalised({ fromName: '', message: 'x' })).toBe(true);
});
