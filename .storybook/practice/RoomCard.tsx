import { AreaIcon, BedIcon } from '@sabadora/design-system/Icon';
import { RoomCard } from '@sabadora/design-system/RoomCard';

const room = { name: 'Double room', headingLevel: 4, photos: [] } as const;

export function Do() {
  return (
    <RoomCard
      {...room}
      facts={[
        { icon: <AreaIcon />, label: '24 m²' },
        { icon: <BedIcon />, label: '1 double bed' },
      ]}
      highlights={['Balcony']}
    />
  );
}

export function Dont() {
  return (
    <RoomCard
      {...room}
      highlights={['Towels', 'Wi-Fi', 'Television', 'Desk', 'Hair dryer', 'Kettle', 'Hangers', 'Window']}
    />
  );
}
