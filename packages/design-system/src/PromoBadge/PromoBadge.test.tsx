import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { PromoBadge } from './PromoBadge.tsx';

test.each([
  ['en-GB', '20% off'],
  ['fr-FR', '20\u00a0% de réduction'],
  ['es-ES', '20\u00a0% de descuento'],
  ['it-IT', '20% di sconto'],
  ['nl-BE', '20% korting'],
])('ALG-14: 20 percent is seen as "-20%" and heard in %s as "%s"', (locale, heard) => {
  const { container } = render(
    <Spoken locale={locale}>
      <PromoBadge percent={20} />
    </Spoken>,
  );
  const [seen, spoken] = container.querySelectorAll('span > span');
  expect(seen?.textContent).toBe('-20%');
  expect(seen?.getAttribute('aria-hidden')).toBe('true');
  expect(spoken?.textContent).toBe(heard);
});

test('it renders on the server and hydrates in silence', async () => {
  expect(await expectHydrates(<PromoBadge percent={8} />)).toContain('-8%');
});
