import { render } from '../testing/render.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
// The theme's sizes, because the list must be tall enough to reach the cards.
import '../theme/index.ts';
import { exampleRecents } from '../DestinationField/exampleDestinations.ts';
import { DestinationField } from '../DestinationField/index.ts';
import { Jumbotron } from '../Jumbotron/index.ts';
import { OfferCard } from '../OfferCard/index.ts';
import { fullOffer } from '../OfferCard/fixtures.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { SearchBox, type SearchBoxProps } from './index.ts';

function Search({ variant }: Required<Pick<SearchBoxProps, 'variant'>>) {
  const [text, setText] = useState('');
  return (
    <SearchBox label="Search stays" action="/search" submitLabel="Search" variant={variant}>
      <DestinationField
        label="Destination"
        inputValue={text}
        recents={exampleRecents}
        onInputChange={setText}
        onChoose={() => undefined}
        onClear={() => undefined}
      />
    </SearchBox>
  );
}

const jumbotron = (
  <Jumbotron title="Where to?" picture={{ src: landscape(1) }}>
    <Search variant="hero" />
  </Jumbotron>
);

test.each([
  ['the bar over the picture', jumbotron],
  ['the bar without a picture', <Search key="hero" variant="hero" />],
  ['the slim bar', <Search key="compact" variant="compact" />],
])('an open list of %s lies over every part of the card that follows', async (_name, search) => {
  await page.viewport(1280, 1200);
  render(
    <>
      {search}
      <OfferCard
        {...fullOffer}
        onOtherOffers={() => undefined}
        wishlist={{ isSelected: false, onChange: () => undefined }}
      />
    </>,
  );
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const list = page.getByRole('listbox').element();
  const card = page.getByRole('article').element().getBoundingClientRect();
  const { left, right, top, bottom } = list.getBoundingClientRect();
  expect(bottom).toBeGreaterThan(card.top + 40);
  const covered: string[] = [];
  for (let x = left + 4; x < right; x += 16)
    for (let y = Math.max(top, card.top) + 4; y < bottom; y += 8)
      if (!list.contains(document.elementFromPoint(x, y))) covered.push(`${x},${y}`);
  expect(covered).toEqual([]);
});
