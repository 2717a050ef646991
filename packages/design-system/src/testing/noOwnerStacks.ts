import * as React from 'react';

/** The part of React's internal state that counts the owner stacks recorded in this second. */
interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

const KEY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const internals = (React as { [KEY]?: Internals })[KEY];

// React's development build records the stack of each element that it creates, up to ten thousand a second. In a
// browser driven by a test runner this takes a quarter of the time of a page's tests, so it is turned off: a warning
// then names the component, but not the component that rendered it. A React version without owner stacks is
// unaffected.
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
