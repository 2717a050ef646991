import { createIcon } from './createIcon.tsx';

// Marked pure, so that a bundle contains only the icons it uses. Icons are in several files, since pages differ in
// them.

export const BedIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M3.5 5.5v13.5m0-3h17m0 3v-5.5a3 3 0 0 0-3-3h-7V16M7 12.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
});
export const BuildingIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M6 20.5v-16a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v16m-14 0h16m-10.5 0v-4h3v4M9.5 7.5h.01m4.99 0h.01m-5.01 4.25h.01m4.99 0h.01',
});
export const TreeIcon = /* @__PURE__ */ createIcon({
  stroke: 'm12 3-4 5h2l-4 5h2.25L4.5 17.5h15L15.75 13H18l-4-5h2l-4-5Zm0 14.5V21',
});
export const WaveIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M3 9c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0M3 15c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0',
});
export const MountainIcon = /* @__PURE__ */ createIcon({
  stroke: 'm2.5 19 6.75-12 4 7 2.25-3.5L21.5 19h-19Zm4.6-8.2 2.15 1.4 1.9-1.7',
});
export const CupIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M5 10h11v5.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V10Zm11 1.5h1.75a2.25 2.25 0 0 1 0 4.5H16M8.5 4v2.5m4-2.5v2.5',
});
export const MoonIcon = /* @__PURE__ */ createIcon({
  stroke: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
});
export const CutleryIcon = /* @__PURE__ */ createIcon({
  stroke: 'M5.5 3.5v5a2.75 2.75 0 0 0 5.5 0v-5M8.25 3.5v17M17.5 20.5v-7m0 0H15V8c0-2.5 1-4 2.5-4.5v10Z',
});
export const SpaIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 20c-4.5 0-8-2.5-8.5-7 2.2 0 4 .5 5.3 1.5 0-4 1-7.5 3.2-10 2.2 2.5 3.2 6 3.2 10 1.3-1 3.1-1.5 5.3-1.5-.5 4.5-4 7-8.5 7Z',
});
export const TicketIcon = /* @__PURE__ */ createIcon({
  stroke: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4V7Zm10 .5v1.75m0 2v1.5m0 2v1.75',
});
export const AreaIcon = /* @__PURE__ */ createIcon({
  stroke: 'M4.5 9V4.5H9m6 0h4.5V9m0 6v4.5H15m-6 0H4.5V15',
});
