import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { RangeSlider, type RangeSliderProps, type RangeValue } from '../../RangeSlider/index.ts';
import { render } from '../render.tsx';
import { scaled } from '../scaled.ts';
import { everyDirection, everyInteraction, testersBy, waitShortly } from '../testers.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

function Price(props: Partial<RangeSliderProps>) {
  const [value, setValue] = useState<RangeValue>([50, 100]);
  return (
    <RangeSlider
      label="Price"
      lowerLabel="Lowest"
      upperLabel="Highest"
      minValue={9}
      maxValue={350}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

describe.each(everyInteraction)('the range slider’s tester by $interaction with $events', ({ testers }) => {
  test.each(everyDirection)('sets both values, past each other too, %s', async (direction) => {
    document.documentElement.dir = direction;
    render(<Price />);
    const slider = testers.rangeSlider({ name: 'Price' });
    await slider.setRange([200, 300]);
    expect(await slider.range()).toEqual([200, 300]);
    await slider.setRange([9, 40]);
    expect(await slider.range()).toEqual([9, 40]);
    await slider.setRange([40, 40]);
    await slider.setRange([41, 350]);
    expect(await slider.range()).toEqual([41, 350]);
  });

  test(
    'reaches one of thousands on a short line',
    // Keys take long: a few pages of 2,000 and up to a thousand single steps.
    { tags: ['whole-matrix-only'], timeout: scaled(120_000) },
    async () => {
      render(<Price minValue={0} maxValue={20_000} />);
      const slider = testers.rangeSlider({ name: 'Price' });
      await slider.setRange([6_053, 12_103]);
      expect(await slider.range()).toEqual([6_053, 12_103]);
    },
  );
});

describe('errors', () => {
  waitShortly();
  test('say how far a handle goes, and where its steps lead', async () => {
    render(<Price step={10} minValue={0} />);
    const slider = testersBy('keyboard').rangeSlider({ name: 'Price' });
    await expect(slider.setRange([50, 400])).rejects.toThrow(
      'The slider “Highest” stands at 350 and cannot go to 400: it goes from 50 to 350.',
    );
    await expect(slider.setRange([55, 300])).rejects.toThrow(
      'The slider “Lowest” cannot stand at 55: from 50 its next step is 60.',
    );
    await expect(testersBy('mouse').rangeSlider({ name: 'Size' }).range()).rejects.toThrow(
      'Looked in the page for the group “Size”; found 1 of the role group: “Price”.',
    );
  });
});
