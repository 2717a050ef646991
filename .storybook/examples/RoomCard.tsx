import { AreaIcon, BedIcon, PeopleIcon } from '@sabadora/design-system/Icon';
import { RoomCard } from '@sabadora/design-system/RoomCard';

export function Example() {
  return (
    <RoomCard
      name="Double room with a sea view"
      headingLevel={3}
      photos={[]}
      facts={[
        { icon: <AreaIcon />, label: '24 m²' },
        { icon: <BedIcon />, label: '1 double bed' },
        { icon: <PeopleIcon />, label: '2 people' },
      ]}
      highlights={['Balcony', 'Bath tub']}
    >
      <p>From 149 € a night</p>
    </RoomCard>
  );
}
