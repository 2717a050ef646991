import { PhotoCarousel } from '@sabadora/design-system/PhotoCarousel';
import { drawnPhotos } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';

export function Do() {
  return <PhotoCarousel label="Photos of Hôtel des Dunes" photos={drawnPhotos(0, 4)} />;
}

export function Dont() {
  const photos = drawnPhotos(0, 4).map((photo) => ({ ...photo, alt: 'Hôtel des Dunes' }));
  return <PhotoCarousel label="Photos" photos={photos} />;
}
