import { PhotoCarousel, type Photo } from '@sabadora/design-system/PhotoCarousel';

const sky = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`)}`;

const photos: readonly Photo[] = [
  { src: sky('#9cc6d8'), alt: 'The sea from the terrace' },
  { src: sky('#f7d9b0'), alt: 'The breakfast room' },
  { src: sky('#cfe3d0'), alt: 'The garden' },
];

export function Example() {
  return (
    <div style={{ maxWidth: '22rem' }}>
      <PhotoCarousel label="Photos of Hôtel des Dunes" photos={photos} />
    </div>
  );
}
