import type { Tracker, TrackEvent } from '@sabadora/hooks';
import { expect, test } from 'vitest';
import { createConsent } from './createConsent.ts';

const event = (name: TrackEvent['name']): TrackEvent => ({ name, params: {} });

function recorder() {
  const tracked: string[] = [];
  let isStopped = false;
  const tracker: Tracker = {
    visitorId: 'visitor-1',
    track: ({ name }) => tracked.push(name),
    touch: () => {},
    activate: () => {},
    leave: () => {},
    stop: () => {
      isStopped = true;
    },
  };
  return { tracker, tracked, isStopped: () => isStopped };
}

test('what happened before consent is never sent', () => {
  const consent = createConsent();
  const { tracker, tracked } = recorder();
  consent.track(event('view_item_list'));
  // The stored choice has been read, and there is none.
  consent.close();
  consent.track(event('view_item_list'));
  consent.allow();
  consent.track(event('select_item'));
  consent.open(() => tracker);
  consent.track(event('view_item'));
  expect(tracked).toEqual(['select_item', 'view_item']);
});

test('what happens before the stored acceptance is read waits for it, and is sent by nothing else', () => {
  const consent = createConsent();
  const { tracker, tracked } = recorder();
  consent.track(event('view_item'));
  consent.open(() => {
    throw new Error('started');
  });
  consent.allow();
  consent.open(() => tracker);
  expect(tracked).toEqual(['view_item']);
});

test('what waited for the tracker is dropped when consent is withdrawn, and none is started after that', () => {
  const consent = createConsent();
  const { tracker, tracked } = recorder();
  consent.allow();
  consent.track(event('view_item'));
  consent.close();
  consent.open(() => {
    throw new Error('started');
  });
  consent.allow();
  consent.open(() => tracker);
  expect(tracked).toEqual([]);
});

test('a withdrawal stops the tracker at once', () => {
  const consent = createConsent();
  const { tracker, tracked, isStopped } = recorder();
  consent.allow();
  consent.open(() => tracker);
  consent.close();
  consent.track(event('view_item'));
  expect(isStopped()).toBe(true);
  expect(tracked).toEqual([]);
});

test('there is one tracker, however often consent is given', () => {
  const consent = createConsent();
  const { tracker, tracked } = recorder();
  consent.allow();
  consent.open(() => tracker);
  consent.allow();
  consent.open(() => {
    throw new Error('started twice');
  });
  consent.track(event('view_item'));
  expect(tracked).toEqual(['view_item']);
});
