import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../testing/renderPart.tsx';

const PAGE = (
  <>
    <a href="#content">Skip</a>
    <header>
      <nav aria-label="Languages">
        <a href="#fr">Français</a>
      </nav>
    </header>
    <main id="content" tabIndex={-1}>
      <header>Title of the content</header>
      <form role="search" aria-label="Search">
        <input aria-label="Destination" />
        <button type="submit">Go</button>
      </form>
      <section aria-label="Part of the content">Text</section>
      <aside aria-label="Price">
        <footer>Per night</footer>
      </aside>
      <nav aria-label="Hidden" hidden />
    </main>
    <footer>Contact</footer>
  </>
);

const RING = ['header', 'nav', 'main', 'form', 'aside', 'footer'];

const focused = () => document.activeElement?.localName;

async function press(key: string, times = 1): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    const before = document.activeElement;
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement).not.toBe(before);
  }
}

test('F6 goes through banner, navigation, main, search, complementary and contentinfo, and wraps', async () => {
  renderPart(PAGE);
  const seen: (string | undefined)[] = [];
  for (const _ of [...RING, 'wrapped']) {
    await press('{F6}');
    seen.push(focused());
  }
  expect(seen).toEqual([...RING, 'header']);
});

test('Shift+F6 goes back, from the skip link to the last landmark', async () => {
  renderPart(PAGE);
  page.getByRole('link', { name: 'Skip' }).element().focus();
  await press('{Shift>}{F6}{/Shift}');
  expect(focused()).toBe('footer');
  await press('{Shift>}{F6}{/Shift}');
  expect(focused()).toBe('aside');
});

test('it returns to where the focus was in a landmark, unless that is gone', async () => {
  renderPart(PAGE);
  const destination = page.getByRole('textbox', { name: 'Destination' });
  destination.element().focus();
  await press('{F6}');
  expect(focused()).toBe('aside');
  await press('{Shift>}{F6}{/Shift}');
  await expect.element(destination).toHaveFocus();
  await press('{F6}');
  destination.element().toggleAttribute('hidden', true);
  await press('{Shift>}{F6}{/Shift}');
  expect(focused()).toBe('form');
});

test('a landmark that has the focus shows it, and is no place for a press of the mouse', async () => {
  renderPart(PAGE);
  const contact = page.getByRole('contentinfo');
  await press('{Shift>}{F6}{/Shift}');
  await expect.element(contact).toHaveFocus();
  expect(getComputedStyle(contact.element()).outlineStyle).toBe('solid');
  await press('{F6}');
  await expect.element(contact).not.toHaveAttribute('tabindex');
  expect(getComputedStyle(contact.element()).outlineStyle).toBe('none');
});

test('behind a modal dialog no landmark is reached', async () => {
  renderPart(
    <>
      {PAGE}
      <dialog ref={(dialog) => dialog?.showModal()}>
        <button type="button">Close</button>
        <nav aria-label="In the dialog" />
      </dialog>
    </>,
  );
  await press('{F6}');
  expect(document.activeElement?.ariaLabel).toBe('In the dialog');
  await userEvent.keyboard('{F6}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement?.ariaLabel).toBe('In the dialog');
});

test('with another key held, F6 is the browser’s', async () => {
  renderPart(PAGE);
  await userEvent.keyboard('{Control>}{F6}{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
});
