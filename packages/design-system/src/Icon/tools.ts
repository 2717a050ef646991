import { createIcon } from './createIcon.tsx';

// Marked pure, so that a bundle contains only the icons it uses. Icons are in several files, since pages differ in
// them.

export const ShareIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 15V3.5M7.5 8 12 3.5 16.5 8m-9 3H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1.5',
});
export const SearchIcon = /* @__PURE__ */ createIcon({
  stroke: 'M10.75 17a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5Zm4.5-1.75 4.75 4.75',
});
export const FilterIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M4 7.5h9m5 0h2m-16 9h2m5 0h9M15.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
});
export const SortIcon = /* @__PURE__ */ createIcon({
  stroke: 'M7.5 4.5v15m0 0L4 16m3.5 3.5L11 16m5.5 3.5v-15m0 0L13 8m3.5-3.5L20 8',
});
export const MapIcon = /* @__PURE__ */ createIcon({
  stroke: 'm9 18.5-5.5 2v-15l5.5-2m0 15 6 2m-6-2v-15m6 17 5.5-2v-15l-5.5 2m0 15v-15m0 0-6-2',
});
export const PinIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 21c4.5-4.3 7-7.9 7-11A7 7 0 0 0 5 10c0 3.1 2.5 6.7 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
});
export const GlobeIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c-2.2-2.2-3.4-5-3.4-8.5S9.8 5.7 12 3.5c2.2 2.2 3.4 5 3.4 8.5s-1.2 6.3-3.4 8.5ZM3.8 9.5h16.4M3.8 14.5h16.4',
});
export const CalendarIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M6.5 5.5h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2Zm-2 5h15M8.5 3.5v4m7-4v4',
});
export const ClockIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13.5v5l3.25 2',
});
export const PeopleIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.75 19.5c.3-3.2 2.8-5 6.25-5s5.95 1.8 6.25 5M15.5 4.75a3.5 3.5 0 0 1 0 6.5m2.25 3.6c2 .65 3.3 2.25 3.5 4.65',
});
