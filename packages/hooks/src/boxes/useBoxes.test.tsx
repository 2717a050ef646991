import type { BoxCardData } from '@sabadora/api';
import { boxOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useBoxes } from './useBoxes.ts';

function BoxesPage({ initial }: { initial?: readonly BoxCardData[] }) {
  const { status, boxes, retry } = useBoxes({ initial });
  return (
    <>
      <p aria-label="Status">{status}</p>
      <p aria-label="Boxes">{boxes.map(({ code }) => code).join(' ') || 'none'}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

const mixed = ['SPAEBOX', 'SPABOX', 'FOODEBOX'].map((code) => boxOfTest(code));

test('CH-071 PR-092: the boxes of the market are requested, and those with a digital code listed', async () => {
  const net = network();
  renderWithHooks(<BoxesPage />, { fetch: net.fetch });
  await expect.element(page.getByLabelText('Status')).toHaveTextContent('loading');
  const request = await net.next('/boxes/search');
  expect(request.url.searchParams.get('locale')).toBe('fr_FR');
  request.respond({ boxes: mixed });
  await expect.element(page.getByLabelText('Boxes')).toHaveTextContent('SPAEBOX FOODEBOX');
});

test('PR-092: what the server has loaded is listed by the same rule, without a request', async () => {
  const net = network();
  renderWithHooks(<BoxesPage initial={mixed} />, { fetch: net.fetch });
  await expect.element(page.getByLabelText('Boxes')).toHaveTextContent('SPAEBOX FOODEBOX');
  expect(net.requests).toHaveLength(0);
});

test('a failure is a state of its own, and a retry recovers', async () => {
  const net = network();
  renderWithHooks(<BoxesPage />, { fetch: net.fetch });
  (await net.next('/boxes/search')).respond({ wrong: true });
  await expect.element(page.getByLabelText('Status')).toHaveTextContent('error');
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  (await net.next('/boxes/search')).respond({ boxes: [] });
  await expect.element(page.getByLabelText('Status')).toHaveTextContent('loaded');
  await expect.element(page.getByLabelText('Boxes')).toHaveTextContent('none');
});
