import { Gallery } from '@sabadora/design-system/Gallery';
import { drawnPhotos } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';

const described = ['The sea', 'The hills', 'The garden', 'The lake'];

export function Do() {
  const photos = drawnPhotos(1, 4).map((photo, at) => ({ ...photo, alt: described[at] ?? '' }));
  return <Gallery label="Photos of Villa Amarante" photos={photos} />;
}

export function Dont() {
  return <Gallery label="Nine photos, of which five show" photos={drawnPhotos(2, 9)} />;
}
