import { confirmationOfTest } from '@sabadora/api/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useOrder, type OrderView } from './useOrder.ts';

const UUID = '7c1e6a0e-2f7f-4b1e-9d55-0f2f6f6d8a11';
const pending: OrderView = { kind: 'pending' };

function Order({ initial = pending, name = 'Order' }: { initial?: OrderView; name?: string }) {
  return <p aria-label={name}>{useOrder(UUID, initial).kind}</p>;
}

function Twice() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Order />}
      {isOpen && <Order name="Other" />}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  );
}

const expectKind = (kind: string, name = 'Order') =>
  expect.element(page.getByLabelText(name, { exact: true }), { timeout: 10_000 }).toHaveTextContent(kind);
/** A pending order is requested again every three seconds. */
const soon = { timeout: 10_000 };

test('an order that the server knew is not requested', async () => {
  const net = network();
  renderWithHooks(<Order initial={{ kind: 'order', order: confirmationOfTest() }} />, { fetch: net.fetch });
  await expectKind('order');
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(net.requests).toEqual([]);
});

test('a pending order is looked up until it is paid, also after a look that fails, which nobody hears of', async () => {
  const net = network();
  const onError = vi.fn<(error: unknown) => void>();
  renderWithHooks(<Order />, { fetch: net.fetch, onError });
  await expect.poll(() => net.requests.length, soon).toBe(1);
  net.requests[0]?.fail();
  await expect.poll(() => net.requests.length, soon).toBe(2);
  await expectKind('pending');
  net.requests[1]?.respond(confirmationOfTest());
  await expectKind('order');
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(net.requests).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
});

test('two readers of an order share a look, which is aborted when both have gone', async () => {
  const net = network();
  renderWithHooks(<Twice />, { fetch: net.fetch });
  await expect.poll(() => net.requests.length, soon).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  await expect.poll(() => net.requests[0]?.signal?.aborted).toBe(true);
  expect(net.requests).toHaveLength(1);
});
