import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, renderWithHooks } from '../testing/harness.tsx';
import { useUserLocation, type UserLocationProps } from './useUserLocation.ts';

/** A fake of the browser's geolocation, controlled by the test. */
function geolocationInHand() {
  const requests: { found: PositionCallback; failed: PositionErrorCallback | null | undefined }[] = [];
  return {
    requests,
    geolocation: () => ({
      getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) =>
        void requests.push({ found, failed }),
    }),
    find: (latitude: number, longitude: number) =>
      requests.at(-1)?.found({ coords: { latitude, longitude } } as GeolocationPosition),
    fail: (code: number) => requests.at(-1)?.failed?.({ code } as GeolocationPositionError),
  };
}

function Here(props: Partial<UserLocationProps>) {
  const { status, location, locate, cancel } = useUserLocation({ label: 'Around me', ...props });
  return (
    <>
      <p aria-label="Status">{status}</p>
      <p aria-label="Here">{JSON.stringify(location)}</p>
      <button type="button" onClick={() => void locate()}>
        Locate
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

test('SE-084 D-070: requested on a press alone, the position comes with latitude, longitude and label', async () => {
  const { requests, geolocation, find } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} />);
  await expect.element(status).toHaveTextContent('idle');
  expect(requests).toHaveLength(0);
  await press('Locate');
  await expect.element(status).toHaveTextContent('locating');
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
  await press('Locate');
  await expect.element(status).toHaveTextContent('locating');
  fail(code);
  await expect.element(status).toHaveTextContent(expected);
  await expect.element(here).toBeEmptyDOMElement();
});

test('SE-084: a browser without geolocation has no position', async () => {
  renderWithHooks(<Here geolocation={() => undefined} />);
  await press('Locate');
  await expect.element(status).toHaveTextContent('unavailable');
});

test('SE-084: a request without a response times out, and a late response changes nothing', async () => {
  const { geolocation, find } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} timeoutMs={50} />);
  await press('Locate');
  await expect.element(status).toHaveTextContent('timeout');
  find(48, 2);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await expect.element(status).toHaveTextContent('timeout');
  await expect.element(here).toBeEmptyDOMElement();
});

test('SE-084: a cancelled request has no result', async () => {
  const { geolocation, find } = geolocationInHand();
  renderWithHooks(<Here geolocation={geolocation} />);
  await press('Locate');
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
