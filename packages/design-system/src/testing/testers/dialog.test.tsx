import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { Drawer } from '../../Drawer/index.ts';
import { ParticipantsField } from '../../ParticipantsField/index.ts';
import { render } from '../render.tsx';
import { everyInteraction, testersBy, waitShortly } from '../testers.ts';

function Page({ as: Overlay, isDismissable = true }: { as: typeof Dialog; isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>All filters</Button>
      <Overlay
        title="Filters"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        footer={<Button onClick={() => setOpen(false)}>Show 12 stays</Button>}
      >
        Nothing to filter.
      </Overlay>
    </>
  );
}

function Travellers() {
  const [value, setValue] = useState({ adults: 2 });
  return (
    <ParticipantsField
      label="Travellers"
      kinds={[{ id: 'adults', label: 'Adults', minValue: 1, maxValue: 9 }]}
      value={value}
      formatSummary={({ adults }) => `${adults} adults`}
      onCommit={setValue}
    />
  );
}

describe.each(everyInteraction)('the dialog’s tester by $interaction with $events', ({ testers }) => {
  test.each([
    { overlay: 'dialog', as: Dialog },
    { overlay: 'drawer', as: Drawer },
  ])('opens a $overlay, closes it, and presses what is inside', async ({ as }) => {
    render(<Page as={as} />, { locale: 'es-ES' });
    const dialog = testers.dialog({ name: 'Filters' });
    expect(await dialog.isOpen()).toBe(false);
    await dialog.open('All filters');
    await dialog.close();
    expect(await dialog.isOpen()).toBe(false);
    await dialog.open('All filters');
    await dialog.press('Show 12 stays');
    await expect.poll(() => dialog.isOpen()).toBe(false);
  });

  test.each([1280, 390])('others look inside it: travellers at %i px', async (width) => {
    await page.viewport(width, 800);
    render(<Travellers />);
    const dialog = testers.dialog({ name: 'Travellers' });
    await dialog.open('Travellers');
    await testers.stepper({ name: 'Adults', within: dialog }).increase(2);
    await dialog.press('Confirm');
    await expect.element(page.getByRole('button', { name: 'Travellers 4 adults' })).toBeVisible();
  });
});

describe('errors', () => {
  waitShortly();
  const testers = testersBy('mouse');

  test('say what a dialog without a cross has instead', async () => {
    render(<Page as={Dialog} isDismissable={false} />);
    const dialog = testers.dialog({ name: 'Filters' });
    await dialog.open('All filters');
    await expect(dialog.close()).rejects.toThrow('found 1 of the role button: “Show 12 stays”.');
  });

  test('say that nothing opened, and which dialog is there instead', async () => {
    render(<Page as={Dialog} />);
    await expect(testers.dialog({ name: 'Sort' }).open('All filters')).rejects.toThrow(
      'The dialog “Sort” did not open for the button “All filters”.',
    );
    await expect(testers.dialog({ name: 'Sort' }).close()).rejects.toThrow(
      'Looked in the page for the dialog “Sort” or the alertdialog “Sort”; found 1 of the role dialog or alertdialog: “Filters”.',
    );
  });
});
