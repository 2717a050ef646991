import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { SupportBlock } from './SupportBlock.tsx';

const block = page.getByRole('region', { name: 'Need advice?' });

test('CH-090, D-019: advisers are there in the evening and at the weekend, by phone', async () => {
  renderPart(<SupportBlock />, { helpPhone: '+33 1 00 00 00 00' });
  await expect
    .element(block.getByText(/Monday to Friday from 10h to 21h, Saturday and Sunday from 10h to 19h/))
    .toBeVisible();
  await expect
    .element(block.getByRole('link', { name: '+33 1 00 00 00 00' }))
    .toHaveAttribute('href', 'tel:+33100000000');
});

test('D-083: in a market without a number they are written to', async () => {
  renderPart(<SupportBlock />, { locale: 'nl_BE' });
  await expect
    .element(block.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/nl/contact');
});
