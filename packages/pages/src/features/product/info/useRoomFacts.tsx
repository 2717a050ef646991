import type { RoomData } from '@sabadora/api';
import { AreaIcon, BedIcon, PeopleIcon } from '@sabadora/design-system/Icon';
import type { ReactNode } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './info.messages.json';

/** Facts of a room: size, beds and people. */
export function useRoomFacts(room: RoomData | undefined): { icon: ReactNode; label: string }[] {
  const words = useWords(messages);
  if (!room) return [];
  const { size, bedding, capacity, maxCapacity } = room;
  return [
    ...(size === null ? [] : [{ icon: <AreaIcon />, label: words('hotelInfo.roomSize', { size }) }]),
    ...(bedding === '' ? [] : [{ icon: <BedIcon />, label: bedding }]),
    {
      icon: <PeopleIcon />,
      label:
        maxCapacity > capacity
          ? words('hotelInfo.roomMost', { count: maxCapacity })
          : words('hotelInfo.roomCapacity', { count: capacity }),
    },
  ];
}
