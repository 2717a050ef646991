import { createIcon } from './createIcon.tsx';

// In a file of its own, because every header uses it, and pages must not depend on the header's code.

export const GiftIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M5 11.5h14v8H5v-8Zm-1-4h16v4H4v-4Zm8 0v12m0-12c-2.7 0-4.5-.9-4.5-2.5 0-1 .7-1.7 1.7-1.7 1.7 0 2.8 1.9 2.8 4.2Zm0 0c2.7 0 4.5-.9 4.5-2.5 0-1-.7-1.7-1.7-1.7-1.7 0-2.8 1.9-2.8 4.2Z',
});
