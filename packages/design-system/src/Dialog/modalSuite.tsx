import { describe, expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { modalClosingSuite } from './modalClosingSuite.tsx';
import { modalFocusSuite } from './modalFocusSuite.tsx';
import type { Overlay } from './modalHarness.tsx';
import { modalRoomSuite } from './modalRoomSuite.tsx';

/** What every modal of the design system promises; dialog and drawer run it with each of their placements. */
export function modalSuite(name: string, Overlay: Overlay): void {
  describe(`${name} as a modal`, () => {
    modalFocusSuite(Overlay);
    modalRoomSuite(Overlay);
    modalClosingSuite(Overlay);

    test('the cross speaks the language of the page', async () => {
      render(
        <Spoken locale="nl-BE">
          <Overlay title="Filters" isOpen onClose={() => {}}>
            text
          </Overlay>
        </Spoken>,
      );
      expect(screen.getByRole('button', { name: 'Sluiten' })).toBeTruthy();
    });

    test('renders on the server, open or not, and hydrates', async () => {
      const html = await expectHydrates(
        <Overlay title="Filters" isOpen={false} onClose={() => {}}>
          text
        </Overlay>,
      );
      expect(html).toBe('');
      await expectHydrates(
        <Overlay title="Filters" isOpen onClose={() => {}} footer={<button type="button">Go</button>}>
          text
        </Overlay>,
      );
    });
  });
}
