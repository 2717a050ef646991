import { describe, expect, test } from 'vitest';
import { nameOf } from '../twins/componentTwin.ts';
import { readComponentPages } from '../twins/readPages.ts';
import { guidance } from './index.ts';
import { readTokens } from './readTokens.ts';
import { weightOf } from './weightOf.ts';

/** The components that have a page of their own. */
const documented = (await readComponentPages()).map(({ title }) => nameOf(title));

describe.each(Object.entries(guidance))('the guidance of %s', (component, { dos, donts, anatomy }) => {
  test('stands on a page', () => expect(documented).toContain(component));

  test('says what to do, what not, and what there is', () => {
    expect(Object.keys(anatomy)).not.toEqual([]);
    expect(dos.concat(donts).every((line) => /^[A-Z“].*[.]$/u.test(line))).toBe(true);
    expect([dos.length, donts.length].every(Boolean)).toBe(true);
  });
});

test('the components of travel have guidance', () => {
  const ofTravel = [
    'ActivityCard',
    'BoxCard',
    'DestinationField',
    'Drawer',
    'FilterDropdown',
    'OfferCard',
    'ParticipantStepper',
    'RangeSlider',
    'StayCalendar',
  ];
  expect(Object.keys(guidance)).toEqual(expect.arrayContaining(ofTravel));
});

test('tokens come from the styles, and sizes from the budgets', () => {
  expect(readTokens()['RangeSlider']).toEqual(expect.arrayContaining(['color.ink', 'font.text']));
  expect(weightOf('StayCalendar')).toBeGreaterThan(10);
  expect(weightOf('RoomCard')).toBeGreaterThan(1);
  expect(weightOf('NoSuchComponent')).toBeUndefined();
});
