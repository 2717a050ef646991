import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { TagGroup, tagGroupKeys } from './index.ts';

const LABELS = ['Spa', 'Pool', 'Sauna'];
const tagsOf = (labels: readonly string[]) =>
  labels.map((label) => ({ id: label.toLowerCase(), label, removeLabel: `Remove ${label}` }));
const onRemove = vi.fn();

function Tags() {
  const [labels, setLabels] = useState<readonly string[]>(LABELS);
  return (
    <>
      <button type="button">before</button>
      <TagGroup
        label="Applied filters"
        tags={tagsOf(labels)}
        onRemove={(removed) => {
          onRemove(removed);
          setLabels(labels.filter((label) => label.toLowerCase() !== removed));
        }}
      />
      <button type="button">after</button>
    </>
  );
}

function show() {
  onRemove.mockClear();
  render(<Tags />);
}

const tag = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });
const focused = () => document.activeElement?.textContent;

testKeys(tagGroupKeys, {
  Tab: async () => {
    show();
    screen.getByText('before').focus();
    await userEvent.tab();
    expect(focused()).toBe('Spa');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(focused()).toBe('after');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Pool');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('before');
  },
  ArrowRight: async ({ direction }) => {
    show();
    tag('Pool').focus();
    await userEvent.keyboard(`{${forward(direction)}}`);
    expect(focused()).toBe('Sauna');
    await userEvent.keyboard(`{${forward(direction)}}`);
    expect(focused()).toBe('Spa');
  },
  ArrowLeft: async ({ direction }) => {
    show();
    tag('Pool').focus();
    await userEvent.keyboard(`{${backward(direction)}}`);
    expect(focused()).toBe('Spa');
    await userEvent.keyboard(`{${backward(direction)}}`);
    expect(focused()).toBe('Sauna');
  },
  'ArrowDown or ArrowUp': async () => {
    show();
    tag('Spa').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Pool');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Spa');
  },
  'Home or End': async () => {
    show();
    tag('Pool').focus();
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Sauna');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Spa');
  },
  'Delete or Backspace': async () => {
    show();
    tag('Pool').focus();
    await userEvent.keyboard('{Delete}');
    expect(focused()).toBe('Sauna');
    await userEvent.keyboard('{Backspace}');
    expect(focused()).toBe('Spa');
    expect(onRemove.mock.calls).toEqual([['pool'], ['sauna']]);
  },
  'Enter or Space': async () => {
    show();
    tag('Spa').focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Pool');
    await userEvent.keyboard(' ');
    expect(focused()).toBe('Sauna');
    expect(onRemove.mock.calls).toEqual([['spa'], ['pool']]);
  },
});

test('is a named grid of one cell a row, and is gone with the last tag', async () => {
  show();
  expect(screen.getByRole('grid', { name: 'Applied filters' })).toBeTruthy();
  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(LABELS);
  for (const label of LABELS) await userEvent.click(tag(label));
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a tag that the owner keeps keeps the focus, and a chord is the browser’s', async () => {
  const refuse = vi.fn();
  render(<TagGroup label="Applied filters" tags={tagsOf(LABELS)} onRemove={refuse} />);
  tag('Pool').focus();
  await userEvent.keyboard('{Delete}{Alt>}{ArrowRight}{/Alt}');
  expect(refuse).toHaveBeenCalledOnce();
  expect(focused()).toBe('Pool');
});

test('a tag removed by its owner takes no focus that is elsewhere', () => {
  const { rerender } = render(<TagGroup label="Applied filters" tags={tagsOf(LABELS)} onRemove={onRemove} />);
  rerender(<TagGroup label="Applied filters" tags={tagsOf(LABELS.slice(1))} onRemove={onRemove} />);
  expect(document.activeElement).toBe(document.body);
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<TagGroup label="Applied filters" tags={tagsOf(LABELS)} onRemove={() => {}} />);
});
