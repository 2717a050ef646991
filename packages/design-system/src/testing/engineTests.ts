/**
 * What Firefox and WebKit run of the components' tests, by their names: keyboard contracts, touch and drags, hydration, and what
 * fits into 320 px. `npm run test:all` selects by it, and `finger.ts` refuses tests with a finger that it leaves out.
 */
export const ENGINE_TESTS = 'keys of |hydrat|finger|touch|drag|320 px';
