import { describe, expect, test } from 'vitest';
import { PAGE_PICTURES, pictureName, readName, type Subject } from './subject.ts';

const SUBJECTS: readonly (readonly [string, Subject])[] = [
  ['paris-812-8121-2', { kind: 'stay', setting: 'paris', hotelId: 812, view: 0, offerId: 8121, photo: 2 }],
  [
    'bruges-7-boat-75-1',
    { kind: 'activity', setting: 'bruges', hotelId: 7, view: 0, vignette: 'boat', activityId: 75, photo: 1 },
  ],
  ['lyon-8v31-81-1', { kind: 'stay', setting: 'lyon', hotelId: 8, view: 31, offerId: 81, photo: 1 }],
  ['idea-bruges-2', { kind: 'page', name: 'idea-bruges-2', setting: 'bruges' }],
  ['box-weekendebox-3', { kind: 'box', code: 'weekendebox', photo: 3 }],
];

describe('the name of a picture', () => {
  test.each(SUBJECTS)('%s says what it is of, and is written from that', (name, subject) => {
    expect(readName('city', name)).toEqual(subject);
    expect(pictureName(subject)).toBe(name);
  });

  test.each(PAGE_PICTURES)('%s is a picture of a page, by its scene and name', (address) => {
    const [scene, name] = address.split('/') as ['lake' | 'city' | 'forest', string];
    expect(readName(scene, name)).toEqual({ kind: 'page', name });
    expect(readName(scene === 'city' ? 'lake' : 'city', name)).toBeUndefined();
  });

  test.each([
    'a',
    '12-1',
    '4711-1-2-3-4',
    'atlantis-812-8121-1',
    'constructor-812-8121-1',
    'idea-atlantis-1',
    'idea-bruges-0',
    'idea-bruges-10',
    'paris-812-8121',
    'paris-812v0-8121-1',
    'paris-812v07-8121-1',
    'paris-812v-8121-1',
    'paris-812v10000-8121-1',
    'paris-0812-8121-1',
    'paris-812-8121-01',
    'paris-8-flying-81-1',
    'paris-9999999999-1-1',
    'box--1',
    'z'.repeat(80),
  ])('%s is none', (name) => {
    expect(readName('lake', name)).toBeUndefined();
  });
});
