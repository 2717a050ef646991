/**
 * Pattern for the names of the component tests that also run in Firefox and WebKit: keyboard contracts, touch and
 * drags, hydration, and layout at 320 px. `npm run test:all` selects tests by it, and `finger.ts` rejects touch tests
 * that do not match it.
 */
export const ENGINE_TESTS = 'keys of |hydrat|finger|touch|drag|320 px';
