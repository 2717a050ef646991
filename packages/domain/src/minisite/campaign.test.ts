import { expect, test } from 'vitest';
import { campaignClosed } from './campaign.ts';

const BOOKING = { from: '2024-11-04', until: '2024-12-31' };

test.each([
  ['2024-11-03', { reason: 'soon', day: '2024-11-04' }],
  ['2024-11-04', undefined],
  ['2024-12-31', undefined],
  ['2025-01-01', { reason: 'ended', day: '2024-12-31' }],
])('CH-178: on %s the booking window of a campaign is %j', (today, closed) => {
  expect(campaignClosed(BOOKING, today)).toEqual(closed);
});

test('without days a campaign is open for ever', () => {
  expect(campaignClosed(undefined, '2031-01-01')).toBeUndefined();
});
