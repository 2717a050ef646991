import { hotelInFullOfTest, reviewOfTest, reviewsOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAILURES, testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { HotelReviews } from './HotelReviews.tsx';

const many = Array.from({ length: 10 }, (_, at) => reviewOfTest(at + 1, { customer: `Guest ${at + 1}` }));

async function open(reviews = reviewsOfTest(12, { list: many })) {
  const network = testNetwork({ '/reviews.json': reviews });
  renderPart(<HotelReviews hotel={hotelInFullOfTest()} />, { fetch: network.fetch });
  await userEvent.click(page.getByRole('button', { name: 'Read all reviews' }));
  return network;
}

const drawer = () => page.getByRole('dialog', { name: 'Reviews of Hôtel des Dunes' });

test('CH-161, CH-163, CH-168: the scores out of ten, and what four guests liked', async () => {
  renderPart(<HotelReviews hotel={hotelInFullOfTest()} />, { fetch: testNetwork({}).fetch });
  await expect.element(page.getByText('9,2/10').first()).toBeVisible();
  await expect.element(page.getByRole('meter', { name: 'Comfort' })).toHaveAttribute('max', '10');
  expect(page.getByRole('article').elements()).toHaveLength(4);
  expect(page.getByRole('article').first().element().textContent).toMatch(/Camille D\..*Couple/u);
});

test('CH-155, CH-156, CH-160: all reviews in a drawer, ten by ten; the focus goes to the first new one', async () => {
  const { respond } = await open();
  await expect.element(drawer().getByText('10 of 12 reviews')).toBeVisible();
  expect(drawer().getByRole('article').elements()).toHaveLength(10);
  respond('/reviews.json', reviewsOfTest(12, { list: [11, 12].map((id) => reviewOfTest(id)) }));
  await userEvent.click(drawer().getByRole('button', { name: 'More reviews' }));
  await expect.element(drawer().getByText('12 of 12 reviews')).toBeVisible();
  await expect.element(drawer().getByRole('button', { name: 'More reviews' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(drawer().getByRole('listitem').nth(10).element());
});

test('CH-158, CH-166, CH-167: a language without reviews leads back to all of them', async () => {
  const { respond } = await open();
  const languages = drawer().getByRole('combobox', { name: 'Language' });
  await expect.element(languages).toHaveTextContent('All languagesFrenchSpanishItalianDutch');
  await expect
    .element(drawer().getByRole('combobox', { name: 'Sort by' }))
    .toHaveTextContent('Newest firstOldest firstHighest scoreLowest score');
  respond('/reviews.json', reviewsOfTest(0));
  await userEvent.selectOptions(languages, 'nl');
  await expect
    .element(drawer().getByText('There are currently no reviews published in Dutch.'))
    .toBeVisible();
  await userEvent.click(drawer().getByRole('button', { name: 'See all the languages' }));
  await expect.element(drawer().getByText('10 of 12 reviews')).toBeVisible();
});

test('CH-157: nobody has written yet', async () => {
  await open(reviewsOfTest(0));
  await expect.element(drawer().getByText('Be the first to try this brand new experience!')).toBeVisible();
});

test.each(FAILURES)(
  'after %s the reviews can be requested again, for what was chosen',
  async (_how, failure) => {
    const { respond, requests } = await open();
    const languages = drawer().getByRole('combobox', { name: 'Language' });
    await expect.element(drawer().getByText('10 of 12 reviews')).toBeVisible();
    respond('/reviews.json', failure);
    await userEvent.selectOptions(languages, 'nl');
    await expect.element(drawer().getByText('Oops, something went wrong')).toBeVisible();
    await expect.element(languages).toHaveValue('nl');
    respond('/reviews.json', reviewsOfTest(12, { list: many }));
    await userEvent.click(drawer().getByRole('button', { name: 'Try again' }));
    await expect.element(drawer().getByText('10 of 12 reviews')).toBeVisible();
    expect(requests('/reviews.json').at(-1)?.query.get('locale')).toContain('nl');
  },
);
