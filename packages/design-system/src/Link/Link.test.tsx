import { render, screen } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { Link } from './index.ts';

test('a link that opens a new tab says so after its name, and gives away no opener', () => {
  render(
    <Spoken locale="it-IT">
      <Link href="https://example.com" target="_blank">
        Regolamento
      </Link>
    </Spoken>,
  );
  const link = screen.getByRole('link', { name: 'Regolamento (si apre in una nuova scheda)' });
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('an ordinary link is named by its text alone', () => {
  render(<Link href="/help">Help</Link>);
  expect(screen.getByRole('link', { name: 'Help' }).hasAttribute('rel')).toBe(false);
});

test('inside a sentence a link is underlined, not only coloured', () => {
  render(<Link href="/help">Help</Link>);
  expect(getComputedStyle(screen.getByRole('link')).textDecorationLine).toBe('underline');
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <Link href="/x" target="_blank" tone="standalone">
      x
    </Link>,
  );
});
