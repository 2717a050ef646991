import { completeJsdom } from '@sabadora/test-kit/jsdom';

completeJsdom();
