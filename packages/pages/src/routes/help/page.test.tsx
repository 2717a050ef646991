import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

test('CH-089, D-019: the help desk has hours of its own', async () => {
  renderPart(<Page />);
  await expect
    .element(page.getByText(/Monday to Friday from 10h to 19h, Saturday from 10h to 18h/))
    .toBeVisible();
});
