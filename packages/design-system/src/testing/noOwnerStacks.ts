import * as React from 'react';

/** The part of React's own state that says how many owner stacks it has recorded in this second. */
interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

const KEY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const internals = (React as { [KEY]?: Internals })[KEY];

// React's development build records the stack of each element that it makes, until there are ten thousand in a second.
// In a browser that a test runner drives that is a quarter of the time of a page's tests, so that they do without: a
// warning names the component, and not who rendered it. A React that records none stays as it is.
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
