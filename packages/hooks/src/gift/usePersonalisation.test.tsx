import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, renderWithHooks } from '../testing/harness.tsx';
import { usePersonalisation } from './usePersonalisation.ts';

function Texts() {
  const { personalisation, save } = usePersonalisation();
  return (
    <>
      <p aria-label="Kept">{personalisation ? JSON.stringify(personalisation) : 'nothing'}</p>
      <button onClick={() => save({ fromName: ' Anna ', message: '' })}>Write</button>
      <button onClick={() => save({ fromName: ' ', message: '' })}>Empty</button>
    </>
  );
}

test('PR-126 PR-127: both texts are kept, and the entry is removed once both are empty', async () => {
  const storage = memoryStorage();
  renderWithHooks(<Texts />, { storage: () => storage });
  const kept = page.getByLabelText('Kept');
  await expect.element(kept).toHaveTextContent('nothing');
  await userEvent.click(page.getByRole('button', { name: 'Write' }));
  await expect.element(kept).toHaveTextContent('{"fromName":"Anna","message":""}');
  expect(storage.getItem('sabadora.personalisation')).toBe('{"fromName":"Anna","message":""}');
  await userEvent.click(page.getByRole('button', { name: 'Empty' }));
  await expect.element(kept).toHaveTextContent('nothing');
  expect(storage.getItem('sabadora.personalisation')).toBeNull();
});

test('PR-126: what an earlier visit kept is there again; what is damaged is not', async () => {
  const storage = memoryStorage();
  storage.setItem('sabadora.personalisation', '{"fromName":"","message":"Enjoy!"}');
  renderWithHooks(<Texts />, { storage: () => storage });
  await expect.element(page.getByLabelText('Kept')).toHaveTextContent('{"fromName":"","message":"Enjoy!"}');
});
