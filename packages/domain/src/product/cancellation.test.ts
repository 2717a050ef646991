import { expect, test } from 'vitest';
import { cancellationTerms } from './cancellation.ts';

const stay = { checkin: '2026-12-12', cancellable: true, deadline: '2026-12-08' };

test.each([
  ['on the deadline itself', stay, '2026-12-08', { kind: 'flexible', until: '2026-12-08' }],
  ['after the deadline', stay, '2026-12-09', { kind: 'fixed' }],
  ['on the check-in day', stay, '2026-12-12', { kind: 'fixed' }],
  ['after the check-in day', stay, '2026-12-13', { kind: 'no-refund' }],
  ['never cancellable', { ...stay, cancellable: false }, '2026-12-01', { kind: 'fixed' }],
  ['without a deadline', { ...stay, deadline: null }, '2026-12-01', { kind: 'fixed' }],
  ['with a deadline left out', { ...stay, deadline: undefined }, '2026-12-01', { kind: 'fixed' }],
  ['without dates', { ...stay, checkin: null }, '2026-12-01', { kind: 'add-dates' }],
])('ALG-19 D-050 SE-214 PR-144 PR-145: what holds %s', (_when, facts, today, expected) => {
  expect(cancellationTerms(facts, today)).toEqual(expected);
});
