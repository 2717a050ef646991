import type { Scenario } from '../scenario.ts';
import { ours, peer, plainDom, plainReact } from '../subjects.ts';

interface OptionsParts {
  /** Selector of the text field. */
  input: string;
}

const parts: OptionsParts = { input: 'input' };
const OPTIONS = 200;

export const options: Scenario<OptionsParts> = {
  title: 'A list of 200 options under a text field',
  variant: 'options',
  rows: { 'open, cold': 1.5 },
  contenders: [
    { ...ours('options'), parts },
    { ...plainReact('options'), parts },
    { ...plainDom('options'), parts },
    { ...peer('React Aria', 'options', 'react-aria'), parts },
    { ...peer('Mantine', 'options', 'mantine'), parts },
    { ...peer('MUI', 'options', 'mui'), parts },
    { ...peer('Backpack', 'options', 'backpack'), react: 18, parts },
    { ...peer('Ark', 'options', 'ark'), parts },
    { ...peer('Base UI', 'options', 'base-ui'), parts },
  ],
  async run({ page, mount, still, cost }, { parts: { input } }) {
    await mount();
    await still();
    await cost('open, cold', async () => {
      await page.locator(input).first().focus();
      await page.keyboard.press('ArrowDown');
    });
    const count = await page.getByRole('option').count();
    if (count !== OPTIONS) throw new Error(`${count} options are in the list.`);
  },
  notes: [
    'Focus and Arrow Down; the option that the key reaches is marked. Ours has an icon in each option.',
  ],
};

export const filter: Scenario<object> = {
  title: 'A filter with 200 checkboxes',
  variant: 'options',
  rows: { 'open, cold': 1.5 },
  contenders: [
    { ...ours('filter'), parts: {} },
    { ...plainReact('filter'), parts: {} },
    { ...plainDom('filter'), parts: {} },
  ],
  async run({ page, mount, still, cost }) {
    await mount();
    await page.getByRole('button', { name: 'Places' }).focus();
    await still();
    await cost('open, cold', () => page.keyboard.press('Enter'));
    const count = await page.getByRole('checkbox').count();
    if (count !== OPTIONS) throw new Error(`${count} checkboxes are in the list.`);
  },
  notes: [],
};
