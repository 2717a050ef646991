import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of a gallery, and of the viewer that it opens. */
export const galleryKeys = defineKeys({
  widget: 'Gallery',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/',
  rows: {
    'Enter or Space (on a photo)': { does: 'Opens the viewer at that photo.' },
    'ArrowRight (viewer)': { does: 'Shows the next photo.', isMirrored: true },
    'ArrowLeft (viewer)': { does: 'Shows the previous photo.', isMirrored: true },
    'Home (viewer)': { does: 'Shows the first photo.' },
    'End (viewer)': { does: 'Shows the last photo.' },
    'Escape (viewer)': { does: 'Closes the viewer; focus goes back to the photo that was pressed.' },
  },
});
