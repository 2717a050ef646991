import { createIcon } from './createIcon.tsx';

// Apart from other drawings: every header has it, and pages do not wait for the header's code.

export const PersonIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20c.4-3.5 3.3-5.5 7.25-5.5s6.85 2 7.25 5.5',
});
