import { Picture } from '@sabadora/design-system/Picture';
import { landscape } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';

export function Do() {
  return (
    <figure>
      <Picture
        photo={{ src: landscape(1), alt: 'Hills above a lake in the morning' }}
        width={640}
        height={360}
      />
      <figcaption>alt="Hills above a lake in the morning"</figcaption>
    </figure>
  );
}

export function Dont() {
  return (
    <figure>
      <Picture photo={{ src: landscape(2), alt: 'IMG_4711.jpg' }} width={640} height={360} />
      <figcaption>alt="IMG_4711.jpg"</figcaption>
    </figure>
  );
}
