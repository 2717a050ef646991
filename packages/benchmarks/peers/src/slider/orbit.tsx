import '@kiwicom/orbit-components/lib/tailwind.css';
import Slider from '@kiwicom/orbit-components/es/Slider/index.js';
import { exposeReact } from '../../../src/page/exposeReact.ts';

const doNothing = () => {};

// Orbit's slider is uncontrolled, and passes its value to the page.
exposeReact(() => (
  <Slider
    ariaLabel={['Lowest', 'Highest']}
    minValue={0}
    maxValue={1000}
    defaultValue={[200, 800]}
    onChange={doNothing}
  />
));
