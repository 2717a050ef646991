// Runs in the head of every document. These are calls, because the package declares its modules free of side effects.
import { holdSubmits } from './holdSubmits.ts';
import { keepHash } from './keepHash.ts';
import { ignoreSkippedTransitions } from './skippedTransitions.ts';

holdSubmits();
keepHash();
ignoreSkippedTransitions();
