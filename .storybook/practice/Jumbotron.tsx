import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { landscape } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';

const picture = { src: landscape(1) };

export function Do() {
  return <Jumbotron headingLevel={2} title="Where will Saturday take you?" picture={picture} />;
}

export function Dont() {
  return (
    <Jumbotron
      headingLevel={2}
      title="Book cheap weekend stays, gift boxes and activities in France, Belgium, Italy and Spain online now"
      lead="With free cancellation, best price guarantee, secure payment and customer care in five languages."
      picture={picture}
    />
  );
}
