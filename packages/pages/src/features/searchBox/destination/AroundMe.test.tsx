import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, press, renderPanel, submit } from '../panelHarness.tsx';

type Answer = (found: PositionCallback, failed?: PositionErrorCallback | null) => void;

/** Mocks the browser's response. The spy returned counts the requests. */
function browserAnswers(answer: Answer) {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(answer);
}
const inParis: Answer = (found) =>
  found({ coords: { latitude: 48.8566, longitude: 2.3522 } } as GeolocationPosition);
const failing =
  (code: number): Answer =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

afterEach(() => void vi.restoreAllMocks());

const field = () => page.getByRole('combobox', { name: 'Destination' });
const aroundMe = () => page.getByRole('option', { name: /^Around me/ });

test('SE-034 D-070: "Around me" is offered first and asks only when it is pressed', async () => {
  const asked = browserAnswers(inParis);
  const { location } = renderPanel({ href: '/search#city=12' });
  await userEvent.click(field());
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Around me');
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(aroundMe());
  expect(asked).toHaveBeenCalledTimes(1);
  await expect.element(field()).toHaveValue('Around me');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(location.read().hash).toBe('city=12');
  await submit();
  expect(location.read().hash).toMatch(/^distanceMin=0;distanceMax=300;lat=48.857;lng=2.352;|^lat=48.857/);
  expect(location.read().hash).not.toContain('city');
  // The search of the address keeps its name.
  await expect.element(field()).toHaveValue('Around me');
});

test.each([
  [1, 'Your browser does not share your position. You can allow it in its settings.'],
  [2, 'Your position cannot be found at the moment.'],
  [3, 'Finding your position took too long. Please try again.'],
])('SE-034: failure %i is said in the list, which goes on working', async (code, sentence) => {
  browserAnswers(failing(code));
  renderPanel();
  await userEvent.click(field());
  await userEvent.click(aroundMe());
  await expect.element(aroundMe()).toHaveTextContent(`Around me ${sentence}`);
  await expect.element(page.getByRole('status').first()).toHaveTextContent(sentence);
  await userEvent.click(page.getByRole('option', { name: /Flanders/ }));
  await expect.element(field()).toHaveValue('Flanders');
});

test('SE-034: while the position is awaited that is said, and a place can be typed instead', async () => {
  browserAnswers(() => undefined);
  renderPanel();
  await userEvent.click(field());
  await userEvent.click(aroundMe());
  await expect.element(aroundMe()).toHaveTextContent('Around me Looking for your position…');
  await userEvent.keyboard('bru');
  await userEvent.click(page.getByRole('option', { name: /Bruges/ }));
  await expect.element(field()).toHaveValue('Bruges');
});

test.each(['/search?flow=hotel#hotelId=7', '/activities?flow=activity'])(
  'SE-034: not offered on %s',
  async (href) => {
    renderPanel({ href });
    await userEvent.click(page.getByRole('combobox').first());
    await expect.element(page.getByRole('option', { name: /Bruges/ })).toBeVisible();
    await expect.element(aroundMe()).not.toBeInTheDocument();
  },
);

test('an area that the visitor does not stand in has a name of its own', async () => {
  renderPanel({ href: '/search#lat=45.1;lng=5.7' });
  await expect.element(field()).toHaveValue('Selected area');
});

const local = () => page.getByRole('dialog', { name: 'Travel locally' });
const start = () => local().getByRole('combobox', { name: 'Starting from' });

test('SE-055 SE-056 D-148 D-070: travel locally offers 100, 200 and 300 km, "Less than 2h" unless chosen otherwise', async () => {
  const { location } = renderPanel();
  await press('Travel locally');
  await expect.element(local()).toBeVisible();
  const radios = local().getByRole('radio').all();
  expect(radios.map((radio) => radio.element().getAttribute('value'))).toEqual(['100', '200', '300']);
  await expect.element(local().getByRole('radio', { name: 'Less than 2h' })).toBeChecked();
  await userEvent.click(start());
  await userEvent.click(page.getByRole('option', { name: /Bruges/ }));
  await userEvent.click(local().getByRole('button', { name: 'Search' }));
  expect(location.read().query).toBe('flow=booking&origin=search%20bar');
  expect(location.read().hash).toMatch(/city=12/);
  expect(location.read().hash).toMatch(/distanceMin=0;distanceMax=200/);
  await expect.element(local()).not.toBeInTheDocument();
});

test('SE-055: another distance is searched', async () => {
  const { location } = renderPanel({ href: '/search?flow=gifting' });
  await press('Travel locally');
  await userEvent.click(start());
  await userEvent.click(page.getByRole('option', { name: /Bruges/ }));
  await userEvent.click(local().getByRole('radio', { name: 'Up to 100 km' }));
  await userEvent.click(local().getByRole('button', { name: 'Search' }));
  expect(location.read().hash).toMatch(/distanceMin=0;distanceMax=100/);
});

test('SE-055: without a place it says so and waits', async () => {
  const { location } = renderPanel();
  await press('Travel locally');
  await userEvent.click(local().getByRole('button', { name: 'Search' }));
  await expect.element(local().getByRole('alert')).toHaveTextContent('Choose a place first');
  await expect.element(start()).toHaveFocus();
  expect(location.read().query).toBe('');
  await press('Close');
  await expect.element(button('Travel locally')).toHaveFocus();
});
