import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdSubmits } from '../document/holdSubmits.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';

holdSubmits();

afterEach(() => document.body.replaceChildren());

const onSubmit = vi.fn<(code: string, button: string) => void>();
afterEach(() => onSubmit.mockReset());

function Form() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      {...useHeldSubmit(form)}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const code = new FormData(event.currentTarget).get('code');
        onSubmit(typeof code === 'string' ? code : '', submitter?.textContent ?? '');
      }}
    >
      <input name="code" aria-label="Code" />
      <button type="submit">Find</button>
    </form>
  );
}

/** Adds the HTML that the server renders to the page. */
function serverRendered(html = renderToString(<Form />)) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const press = () => userEvent.click(page.getByRole('button', { name: 'Find' }));

test('what is submitted before hydration is handled once, after it, with its button and what was typed', async () => {
  const root = serverRendered();
  await userEvent.fill(page.getByLabelText('Code'), '2Q5T');
  const isHeld = () => root.querySelector('form')?.hasAttribute('data-held');
  expect(isHeld()).toBe(false);
  await press();
  await press();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(isHeld()).toBe(true);
  const react = hydrateRoot(root, <Form />);
  onTestFinished(() => react.unmount());
  await expect.poll(() => onSubmit.mock.calls).toEqual([['2Q5T', 'Find']]);
  expect(isHeld()).toBe(false);
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('other forms go where they lead at once', async () => {
  const root = serverRendered('<form action="/search"><button>Find</button></form>');
  const isHeld = vi.fn<(isHeld: boolean) => void>();
  root.addEventListener('submit', (event) => {
    isHeld(event.defaultPrevented);
    event.preventDefault();
  });
  await press();
  expect(isHeld.mock.calls).toEqual([[false]]);
});
