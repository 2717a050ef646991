import { type ComponentType, createRef, type RefAttributes } from 'react';
import { describe, expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { modalClosingSuite } from './modalClosingSuite.tsx';
import { modalFocusSuite } from './modalFocusSuite.tsx';
import type { ModalProps } from './Modal.tsx';
import type { Overlay } from './modalHarness.tsx';
import { modalRoomSuite } from './modalRoomSuite.tsx';

/** The tests of every modal; dialog and drawer run them with each of their placements. */
export function modalSuite(name: string, Overlay: Overlay, { tags = [] }: { tags?: string[] } = {}): void {
  describe(`${name} as a modal`, { tags }, () => {
    modalFocusSuite(Overlay);
    modalRoomSuite(Overlay);
    modalClosingSuite(Overlay);

    test('its description is read out after its title, and its title has the level that was asked for', () => {
      const described = (
        <Overlay title="Leave?" description="Your dates will be lost." headingLevel={3} defaultOpen>
          text
        </Overlay>
      );
      render(described);
      screen.getByRole('heading', { level: 3, name: 'Leave?' });
      const dialog = screen.getByRole('dialog', { name: 'Leave?', description: 'Your dates will be lost.' });
      expect(dialog.textContent).toContain('Your dates will be lost.');
    });

    test('without a description it has none, and its title is of the second level', () => {
      render(
        <Overlay title="Leave?" defaultOpen>
          text
        </Overlay>,
      );
      screen.getByRole('heading', { level: 2, name: 'Leave?' });
      expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
    });

    test('id, data and aria attributes and the ref reach its element, also when it opens later', async () => {
      const ref = createRef<HTMLDialogElement>();
      const WithRef: ComponentType<ModalProps & RefAttributes<HTMLDialogElement>> = Overlay;
      const drawn = (isOpen: boolean) => (
        <>
          <p id="more">More about it</p>
          <WithRef
            ref={ref}
            id="filters"
            data-part="filters"
            aria-describedby="more"
            title="Filters"
            description="All of them."
            isOpen={isOpen}
          >
            text
          </WithRef>
        </>
      );
      const { rerender } = render(drawn(false));
      expect(ref.current).toBeNull();
      rerender(drawn(true));
      const dialog = screen.getByRole('dialog', { description: 'All of them. More about it' });
      expect([dialog, dialog.id, dialog.dataset['part']]).toEqual([ref.current, 'filters', 'filters']);
    });

    test('the cross speaks the language of the page', async () => {
      render(
        <Spoken locale="nl-BE">
          <Overlay title="Filters" isOpen>
            text
          </Overlay>
        </Spoken>,
      );
      expect(screen.getByRole('button', { name: 'Sluiten' })).toBeTruthy();
    });

    test('renders on the server, open or not, and hydrates', async () => {
      const html = await expectHydrates(
        <Overlay title="Filters" isOpen={false}>
          text
        </Overlay>,
      );
      expect(html).toBe('');
      await expectHydrates(
        <Overlay title="Filters" isOpen footer={<button type="button">Go</button>}>
          text
        </Overlay>,
      );
    });
  });
}
