import type { HotelDetail, HotelOfferData, RoomData } from '@sabadora/api';

/** A room with its offers. */
export interface RoomGroup {
  /** Undefined for offers whose room is unknown. */
  room: RoomData | undefined;
  offers: readonly HotelOfferData[];
}

/**
 * Groups a hotel's offers by room. Rooms and offers keep the order of the response; offers without a room come last
 * (PR-053).
 */
export function offersByRoom({ rooms, weekends }: Pick<HotelDetail, 'rooms' | 'weekends'>): RoomGroup[] {
  const groups: RoomGroup[] = rooms.map((room) => ({
    room,
    offers: weekends.filter(({ roomUuid }) => roomUuid === room.uuid),
  }));
  const known = new Set(rooms.map(({ uuid }) => uuid));
  const others = weekends.filter(({ roomUuid }) => roomUuid === null || !known.has(roomUuid));
  return [...groups, { room: undefined, offers: others }].filter(({ offers }) => offers.length > 0);
}
