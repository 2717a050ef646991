import { createIcon } from './createIcon.tsx';

// In a file of its own, because every header uses it, and pages must not depend on the header's code.

export const PersonIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20c.4-3.5 3.3-5.5 7.25-5.5s6.85 2 7.25 5.5',
});
