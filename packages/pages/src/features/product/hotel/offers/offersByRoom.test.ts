import { hotelOfferOfTest, roomOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { offersByRoom } from './offersByRoom.ts';

const [sea, garden, empty] = ['sea', 'garden', 'empty'].map((uuid) => roomOfTest({ uuid }));
const rooms = [sea, garden, empty].flatMap((room) => room ?? []);

test('PR-053, PR-063: offers are grouped by room in the order given, those without a room last', () => {
  const weekends = [
    hotelOfferOfTest(1, { roomUuid: 'garden' }),
    hotelOfferOfTest(2, { roomUuid: null }),
    hotelOfferOfTest(3, { roomUuid: 'sea' }),
    hotelOfferOfTest(4, { roomUuid: 'garden' }),
    hotelOfferOfTest(5, { roomUuid: 'unknown' }),
  ];
  const groups = offersByRoom({ rooms, weekends });
  expect(groups.map(({ room, offers }) => [room?.uuid, offers.map(({ id }) => id)])).toEqual([
    ['sea', [3]],
    ['garden', [1, 4]],
    [undefined, [2, 5]],
  ]);
});

test('a hotel without offers has no groups', () => {
  expect(offersByRoom({ rooms, weekends: [] })).toEqual([]);
});
