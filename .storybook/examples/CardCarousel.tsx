import { CardCarousel } from '@sabadora/design-system/CardCarousel';
import { HotelCard } from '@sabadora/design-system/HotelCard';

const hotels = ['Villa Amarante', 'Hôtel des Dunes', 'Le Manoir', 'Auberge du Port', 'La Ferme'];

export function Example() {
  return (
    <CardCarousel label="Hotels near Honfleur">
      {hotels.map((name) => (
        <HotelCard key={name} href={`#${name}`} headingLevel={3} name={name} place="Normandy" />
      ))}
    </CardCarousel>
  );
}
