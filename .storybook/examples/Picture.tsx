import { Picture } from '@sabadora/design-system/Picture';

/** The picture fills its container. Its file is missing here, so the fallback drawing is shown. */
export function Example() {
  return (
    <div style={{ aspectRatio: '16 / 9', maxWidth: '30rem' }}>
      <Picture
        photo={{
          src: 'data:image/webp;base64,none',
          alt: 'The terrace above the vineyard in the evening',
          sources: [{ type: 'image/avif', srcSet: 'data:image/avif;base64,none' }],
        }}
        width={1200}
        height={675}
      />
    </div>
  );
}
