// Runs in the head of every document. Calls, because the package declares that its modules have no side effects.
import { holdSubmits } from './holdSubmits.ts';
import { keepHash } from './keepHash.ts';
import { ignoreSkippedTransitions } from './skippedTransitions.ts';

holdSubmits();
keepHash();
ignoreSkippedTransitions();
