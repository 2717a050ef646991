import { Gallery } from '@sabadora/design-system/Gallery';

const colour = (value: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="${value}"/></svg>`)}`;

export function Example() {
  return (
    <Gallery
      label="Photos of Hôtel des Dunes"
      photos={[
        { src: colour('#9cc6d8'), alt: 'The sea from the terrace' },
        { src: colour('#f7d9b0'), alt: 'The breakfast room' },
        { src: colour('#cfe3d0'), alt: 'The garden' },
        { src: colour('#e7b8a0'), alt: 'A room with a balcony' },
      ]}
    />
  );
}
