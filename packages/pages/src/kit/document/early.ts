// Runs in the head of every document. Calls, because the package declares that its modules have no side effects.
import { keepHash } from './keepHash.ts';
import { ignoreSkippedTransitions } from './skippedTransitions.ts';

keepHash();
ignoreSkippedTransitions();
