/** Length that a fixed notice at the lower edge takes; bars at that edge stick above it. Set it on the root element. */
export const stickyBottom = '--sabadora-sticky-bottom';
