import { hideServerResults } from './serverResults.ts';

// Runs in the head of a page whose query was searched, before anything is painted. Whether the hash asks for something
// else is for the page to find out: to hide the results for a moment in vain is better than to show others.
if (location.hash.includes('=')) hideServerResults();
