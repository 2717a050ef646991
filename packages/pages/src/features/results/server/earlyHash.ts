import { fetchFirstPicture } from './firstPicture.ts';
import { hideServerResults } from './serverResults.ts';

// Runs in the head of a page whose query was searched, before anything is painted. It does not compare the searches,
// which the page does later: hiding results briefly without need is better than showing wrong ones.
if (location.hash.includes('=')) hideServerResults();
else fetchFirstPicture();
