import type { HotelDetail, HotelOfferData, RoomData } from '@sabadora/api';

/** Offers with the room that one sleeps in. */
export interface RoomGroup {
  /** Undefined for offers of which the hotel does not say in which room. */
  room: RoomData | undefined;
  offers: readonly HotelOfferData[];
}

/** The offers of a hotel by room, rooms and offers in the order of the response; those without a room last (PR-053). */
export function offersByRoom({ rooms, weekends }: Pick<HotelDetail, 'rooms' | 'weekends'>): RoomGroup[] {
  const groups: RoomGroup[] = rooms.map((room) => ({
    room,
    offers: weekends.filter(({ roomUuid }) => roomUuid === room.uuid),
  }));
  const known = new Set(rooms.map(({ uuid }) => uuid));
  const others = weekends.filter(({ roomUuid }) => roomUuid === null || !known.has(roomUuid));
  return [...groups, { room: undefined, offers: others }].filter(({ offers }) => offers.length > 0);
}
