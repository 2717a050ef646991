import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { VideoSteps, type VideoStepsProps } from './index.ts';

const props: VideoStepsProps = {
  video: {
    src: 'data:video/mp4,',
    title: 'How a gift works',
    poster: { src: 'data:,' },
    captionsSrc: 'data:text/vtt,WEBVTT',
    language: 'fr',
    captionsLabel: 'Français',
  },
  steps: [{ title: 'Choose', text: 'A weekend.' }, { title: 'Offer' }, { title: 'Leave' }],
};

test('PR-017: steps are a list of headings in their order', () => {
  render(<VideoSteps {...props} headingLevel={4} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((step) => step.querySelector('h4')?.textContent),
  ).toEqual(['Choose', 'Offer', 'Leave']);
});

test('PR-017: nothing of the film is there before it is played; then it has the focus, controls and captions', async () => {
  const { container } = render(<VideoSteps {...props} />);
  expect(container.querySelector('video, track')).toBeNull();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Play the video: How a gift works' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const film = container.querySelector('video');
  expect(film).toBe(document.activeElement);
  expect([film?.controls, film?.getAttribute('src'), film?.ariaLabel]).toEqual([
    true,
    'data:video/mp4,',
    'How a gift works',
  ]);
  const captions = film?.querySelector('track');
  expect([captions?.kind, captions?.srclang, captions?.label, captions?.default]).toEqual([
    'captions',
    'fr',
    'Français',
    true,
  ]);
});

test('a film that plays takes the focus once', async () => {
  const withSteps = (title: string) => (
    <>
      <VideoSteps {...props} steps={[{ title }]} />
      <a href="#x">after</a>
    </>
  );
  const { rerender } = render(withSteps('Choose'));
  await userEvent.click(page.getByRole('button'));
  page.getByRole('link').element().focus();
  rerender(withSteps('Offer'));
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('the film takes the room of its picture', async () => {
  const { container } = render(<VideoSteps {...props} />);
  const size = () => {
    const box = container.firstElementChild?.firstElementChild?.getBoundingClientRect();
    return box && [Math.round(box.width), Math.round(box.height)];
  };
  const before = size();
  await userEvent.click(page.getByRole('button'));
  expect(size()).toEqual(before);
});

test('without a film the steps stand alone; at 320 px they fit', async () => {
  await page.viewport(320, 640);
  render(<VideoSteps steps={[{ title: 'Cadeaubonpersonalisatie'.repeat(3) }]} />);
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<VideoSteps {...props} />);
});
