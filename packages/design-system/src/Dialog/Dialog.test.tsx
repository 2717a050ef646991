import { render, screen } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { Dialog } from './index.ts';
import { modalSuite } from './modalSuite.tsx';

modalSuite('Dialog', Dialog);

test('an alert dialog has that role, and its content is its description', () => {
  render(
    <Dialog title="Leave?" role="alertdialog" isOpen>
      Your dates will be lost.
    </Dialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Leave?' });
  const description = document.querySelector(`[id="${dialog.getAttribute('aria-describedby')}"]`);
  expect(description?.textContent).toBe('Your dates will be lost.');
});
