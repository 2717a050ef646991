import { BedIcon, CupIcon, CutleryIcon, SpaIcon } from '../Icon/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import type { ProgrammeDay } from './index.ts';

/** A weekend with every kind of part. */
export const weekend: readonly ProgrammeDay[] = [
  {
    id: 'saturday',
    title: 'Saturday 5 December',
    items: [
      {
        id: 'room',
        icon: <BedIcon />,
        kicker: 'Your room, from 15:00',
        title: 'Double room with a view of the dunes',
        summary: '24 m², one large bed, a bath under the window.',
        photo: { src: landscape(1) },
      },
      {
        id: 'spa',
        icon: <SpaIcon />,
        kicker: 'Activity, 2 hours',
        title: 'Sauna and outdoor pool',
        summary: 'Bathrobes are in the room. Quiet from eight in the evening.',
        photo: { src: landscape(2) },
      },
      {
        id: 'dinner',
        icon: <CutleryIcon />,
        kicker: 'Dinner, 19:00 to 21:30',
        title: 'Three courses at La Marée',
        summary: 'Fish of the morning, vegetables from the garden behind the house.',
        photo: { src: landscape(3) },
      },
    ],
  },
  {
    id: 'sunday',
    title: 'Sunday 6 December',
    items: [
      {
        id: 'breakfast',
        icon: <CupIcon />,
        kicker: 'Breakfast, 7:30 to 10:30',
        title: 'Buffet with bread from the village',
        summary: 'Served in the winter garden, or in your room on request.',
      },
    ],
  },
];
