import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { ReviewScore, type ReviewScoreProps } from './ReviewScore.tsx';

test.each<[ReviewScoreProps, string]>([
  [{ score: '9,2/10', label: 'Fantastic' }, '9,2/10 Fantastic'],
  [{ score: '9,2/10', label: 'Fantastic', detail: '128 reviews' }, '9,2/10 Fantastic 128 reviews'],
  [{ score: '6/10' }, '6/10'],
  [{ label: 'New' }, 'New'],
  [{}, ''],
])('%o reads "%s"', (props, text) => {
  const { container } = render(<ReviewScore {...props} />);
  expect(container.textContent).toBe(text);
});

test('SE-212: a word without a score is a pill of its own', () => {
  const { container } = render(
    <>
      <ReviewScore label="New" />
      <ReviewScore score="9/10" label="Fantastic" />
    </>,
  );
  const [alone, , beside] = container.querySelectorAll('span > span');
  expect(getComputedStyle(alone ?? container).borderRadius).not.toBe('0px');
  expect(getComputedStyle(beside ?? container).borderRadius).toBe('0px');
});

test('it renders on the server and hydrates in silence', async () => {
  expect(await expectHydrates(<ReviewScore score="9,2/10" label="Fantastic" />)).toContain('Fantastic');
});
