import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, renderWithHooks } from '../testing/harness.tsx';
import { useUserLocation, type UserLocationProps } from './useUserLocation.ts';

/** The browser's geolocation, answering as the test says. */
function geolocationInHand() {
  const asked: { found: PositionCallback; failed: PositionErrorCallback | null | undefined }[] = [];
  return {
    asked,
    geolocation: () => ({
      getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) =>
        void asked.push({ found, failed }),
    }),
    find: (latitude: number, longitude: number) =>
      asked.at(-1)?.found({ coords: { latitude, longitude } } as GeolocationPosition),
    fail: (code: number) => asked.at(-1)?.failed?.({ code } as GeolocationPositionError),
  };
}

function Here(props: Partial<UserLocationProps>) {
  const { status, location, ask, cancel } = useUserLocation({ label: 'Around me', ...props });
  return (
    <>
      <p aria-label="Status">{status}</p>
      <p aria-label="Here">{JSON.stringify(location)}</p>
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const status = page.getByLabelText('Status');
const here = page.getByLabelText('Here');

test('SE-084 D-070: asked on a press alone, the position comes with latitude, longitude and label', async () => {
  const { asked, geolocation, find } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} />);
  await expect.element(status).toHaveTextContent('idle');
  expect(asked).toHaveLength(0);
  await press('Ask');
  await expect.element(status).toHaveTextContent('asking');
  find(48.85661, 2.35222);
  await expect.element(status).toHaveTextContent('found');
  await expect.element(here).toHaveTextContent('{"latitude":48.857,"longitude":2.352,"label":"Around me"}');
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
] as const)('SE-084: failure %i of the browser is "%s"', async (code, expected) => {
  const { geolocation, fail } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} />);
  await press('Ask');
  await expect.element(status).toHaveTextContent('asking');
  fail(code);
  await expect.element(status).toHaveTextContent(expected);
  await expect.element(here).toBeEmptyDOMElement();
});

test('SE-084: a browser without geolocation has no position', async () => {
  renderWithHooks(<Here geolocation={() => undefined} />);
  await press('Ask');
  await expect.element(status).toHaveTextContent('unavailable');
});

test('SE-084: a question that nobody answers is given up, and a late answer changes nothing', async () => {
  const { geolocation, find } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} timeoutMs={50} />);
  await press('Ask');
  await expect.element(status).toHaveTextContent('timeout');
  find(48, 2);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await expect.element(status).toHaveTextContent('timeout');
  await expect.element(here).toBeEmptyDOMElement();
});

test('SE-084: a cancelled question brings nothing', async () => {
  const { geolocation, find } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} />);
  await press('Ask');
  await press('Cancel');
  find(48, 2);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await expect.element(status).toHaveTextContent('idle');
  await expect.element(here).toBeEmptyDOMElement();
});

test.each([
  ['{"latitude":48.857,"longitude":2.352}', '{"latitude":48.857,"longitude":2.352,"label":"Around me"}'],
  ['{"latitude":"north"}', ''],
  ['null', ''],
  ['damaged', ''],
])('SE-084: what an earlier page found is known, and nothing else: %s', async (stored, expected) => {
  const storage = memoryStorage();
  storage.setItem('sabadora.user-location', stored);
  renderWithHooks(<Here />, { storage: () => storage });
  await expect.element(here).toHaveTextContent(expected);
  await expect.element(status).toHaveTextContent('idle');
});
