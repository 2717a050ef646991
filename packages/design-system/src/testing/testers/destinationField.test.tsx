import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setUp, state } from '../../DestinationField/destinationHarness.tsx';
import { everyInteraction, testersBy, waitShortly } from '../testers.ts';

describe.each(everyInteraction)(
  'the destination field’s tester by $interaction with $events',
  ({ testers }) => {
    test.each([1280, 390])(
      'chooses at %i px what the list offers for a text, and clears it',
      async (width) => {
        await page.viewport(width, 800);
        setUp();
        const destination = testers.destinationField({ name: 'Destination' });
        await destination.choose('Brussels', 'br');
        await expect.element(state()).toHaveTextContent('brussels|');
        expect(await destination.value()).toBe('Brussels');
        await destination.clear();
        await expect.element(state()).toHaveTextContent('none|');
      },
    );

    test('types, and reads what is offered', async () => {
      setUp();
      const destination = testers.destinationField({ name: 'Destination' });
      await destination.type('Br');
      expect((await destination.options()).join()).toContain('Bruges');
    });
  },
);

describe('errors', () => {
  waitShortly();

  test('say what the list offers instead', async () => {
    setUp();
    const destination = testersBy('mouse').destinationField({ name: 'Destination' });
    await expect(destination.choose('Atlantis', 'Bru')).rejects.toThrow(
      /Typed “Bru” into “Destination” and looked for the option “Atlantis”; the list offers “Bruges/,
    );
    await expect(destination.choose('Xyzzy')).rejects.toThrow('the list offers nothing.');
  });
});
