import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { JumbotronBlock } from './JumbotronBlock.tsx';

const block = {
  type: 'jumbotron',
  title: 'Christmas comes by post',
  picture: '/images/lake/home/1500_736.webp',
  showSearch: false,
} as const;

test('CH-063: a promotion has its clock', async () => {
  renderPart(<JumbotronBlock {...block} countdown={{ label: 'Ends in', seconds: 3600 }} />);
  await expect.element(page.getByRole('timer', { name: 'Ends in' })).toBeVisible();
});

test('CH-062, D-127: it goes when its time is up', async () => {
  renderPart(<JumbotronBlock {...block} countdown={{ label: 'Ends in', seconds: 0 }} />);
  await expect.element(page.getByRole('heading', { name: block.title })).not.toBeInTheDocument();
});

test('CH-022: without an end there is no clock', async () => {
  renderPart(<JumbotronBlock {...block} countdown={{ label: 'From now on' }} />);
  await expect.element(page.getByRole('heading', { name: block.title })).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
});
