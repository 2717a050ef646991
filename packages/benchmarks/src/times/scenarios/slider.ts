import type { Scenario } from '../scenario.ts';
import { ours, peer, plainDom, plainReact } from '../subjects.ts';

interface SliderParts {
  /** Selector of the handles; the first in the document is dragged. */
  handle: string;
}

const STEPS = 100;
const STEP_PX = 2;

export const slider: Scenario<SliderParts> = {
  title: 'A range slider',
  variant: 'range slider',
  rows: { 'mount, cold': undefined, 'drag of 100 steps': 1 },
  contenders: [
    { ...ours('slider'), parts: { handle: '[data-handle] circle:last-of-type' } },
    { ...plainReact('slider'), parts: { handle: '.knob' } },
    { ...plainDom('slider'), parts: { handle: '.knob' } },
    { ...peer('React Aria', 'slider', 'react-aria'), parts: { handle: '.react-aria-SliderThumb' } },
    { ...peer('Mantine', 'slider', 'mantine'), parts: { handle: '.mantine-RangeSlider-thumb' } },
    { ...peer('MUI', 'slider', 'mui'), parts: { handle: '.MuiSlider-thumb' } },
    { ...peer('Backpack', 'slider', 'backpack'), react: 18, parts: { handle: '[role="slider"]' } },
    { ...peer('Ark', 'slider', 'ark'), parts: { handle: '[data-part="thumb"]' } },
    { ...peer('Base UI', 'slider', 'base-ui'), parts: { handle: '[data-index="0"]' } },
    { ...peer('Radix', 'slider', 'radix'), parts: { handle: '[role="slider"]' } },
    { ...peer('Orbit', 'slider', 'orbit'), parts: { handle: '[role="slider"]' } },
  ],
  async run({ page, mount, still, cost }, { parts: { handle } }) {
    await cost('mount, cold', mount);
    const place = () => page.locator(handle).first().boundingBox();
    const box = await place();
    if (!box) throw new Error(`${handle} is not on the screen.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await still();
    await cost('drag of 100 steps', async () => {
      for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(x + step * STEP_PX, y);
    });
    await page.mouse.up();
    const moved = ((await place())?.x ?? 0) - box.x;
    if (Math.abs(moved - STEPS * STEP_PX) > 20) throw new Error(`The handle was dragged by ${moved} px.`);
  },
  notes: [
    'The page keeps both values, as for a filter; ours also shows them in two fields. Orbit owns its own.',
  ],
};
