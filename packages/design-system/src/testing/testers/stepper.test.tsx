import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { ParticipantStepper } from '../../ParticipantStepper/index.ts';
import { render } from '../render.tsx';
import { everyInteraction, testersBy, waitShortly } from '../testers.ts';

function Party({ locale }: { locale?: string }) {
  const [counts, setCounts] = useState({ Adults: 2, Children: 0 });
  return (['Adults', 'Children'] as const).map((label) => (
    <ParticipantStepper
      key={label + (locale ?? '')}
      label={label}
      value={counts[label]}
      minValue={0}
      maxValue={4}
      onChange={(count) => setCounts({ ...counts, [label]: count })}
    />
  ));
}

describe.each(everyInteraction)('the stepper’s tester by $interaction with $events', ({ testers }) => {
  test('adds, takes away and sets, in any language', async () => {
    render(<Party />, { locale: 'nl-NL' });
    const adults = testers.stepper({ name: 'Adults' });
    await adults.increase();
    expect(await adults.value()).toBe(3);
    await adults.decrease(2);
    expect(await adults.value()).toBe(1);
    const children = testers.stepper({ name: 'Children' });
    await children.set(4);
    expect(await children.value()).toBe(4);
    expect(await children.bounds()).toEqual([0, 4]);
    expect(await adults.value()).toBe(1);
  });

  test('says at a bound where the count stands', async () => {
    render(<Party />);
    await expect(testers.stepper({ name: 'Adults' }).increase(3)).rejects.toThrow(
      'The stepper “Adults” stands at 4 and goes from 0 to 4: it cannot be 5.',
    );
  });
});

describe('errors', () => {
  waitShortly();
  const testers = testersBy('mouse');

  test('name what there is in place of what was looked for', async () => {
    render(<Party />);
    await expect(testers.stepper({ name: 'Dogs' }).increase()).rejects.toThrow(
      'Looked in the page for the spinbutton “Dogs”; found 2 of the role spinbutton: “Adults”, “Children”.',
    );
    await expect(testers.stepper().increase()).rejects.toThrow(
      'found 2: “Adults”, “Children”. Say which by "name" or "within".',
    );
  });

  test('say when the owner of a value does not take it', async () => {
    render(<ParticipantStepper label="Adults" value={2} minValue={1} maxValue={9} onChange={() => {}} />);
    await expect(testers.stepper().increase()).rejects.toThrow(
      'The stepper “Adults” was asked for 3 and shows 2: its owner did not take it.',
    );
  });
});
