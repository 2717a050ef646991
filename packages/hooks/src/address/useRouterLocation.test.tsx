import { act, render, screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { expect, test } from 'vitest';
import { toHref, type LocationAdapter } from './location.ts';
import { useRouterLocation } from './useRouterLocation.ts';

/** A router that shows an address some time after the call of `navigate`. */
function routerOfTest(first: string) {
  const told: string[] = [];
  let location: LocationAdapter | undefined;
  let show: (href: string) => void = () => {};
  function Page(): JSX.Element {
    const [href, setHref] = useState(first);
    show = setHref;
    location = useRouterLocation({
      href,
      navigate: (to, { replace }) => told.push(`${replace ? 'replace' : 'push'} ${to}`),
    });
    return <p>{href}</p>;
  }
  render(<Page />);
  if (!location) throw new Error('The page was not rendered.');
  return { told, location, show: (href: string) => act(() => show(href)) };
}

test('a change goes to the router, is read at once, and is told once', () => {
  const { told, location, show } = routerOfTest('/search?flow=gifting#city=12');
  const heard: string[] = [];
  location.subscribe(() => heard.push(toHref(location.read())));
  location.write({ ...location.read(), hash: 'city=13' });
  location.write({ ...location.read(), query: '' }, { replace: true });
  expect(told).toEqual(['push /search?flow=gifting#city=13', 'replace /search#city=13']);
  show('/search#city=13');
  expect(heard).toEqual(['/search?flow=gifting#city=13', '/search#city=13']);
  expect(screen.getByText('/search#city=13')).toBeInTheDocument();
});

test('what the router does by itself, as for Back, is told and read', () => {
  const { told, location, show } = routerOfTest('/search#city=12');
  const heard: string[] = [];
  const unsubscribe = location.subscribe(() => heard.push(toHref(location.read())));
  show('/search#city=11');
  unsubscribe();
  show('/search#city=10');
  expect(heard).toEqual(['/search#city=11']);
  expect(toHref(location.read())).toBe('/search#city=10');
  expect(told).toEqual([]);
});

test('another page is gone to by the router', () => {
  const { told, location } = routerOfTest('/search#city=12');
  location.assign({ path: '/stay/7', query: '', hash: 'a=2' });
  expect(told).toEqual(['push /stay/7#a=2']);
});
