import { completeJsdom } from '@sabadora/test-kit/jsdom';
import { configure } from '@testing-library/react';

completeJsdom();
// Testing Library says so itself where a runner's functions are global. Without it React reports no update outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// A busy machine is late.
configure({ asyncUtilTimeout: 20_000 });
