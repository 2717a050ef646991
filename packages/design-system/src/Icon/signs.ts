import { createIcon } from './createIcon.tsx';

// Marked pure, so that a bundle contains only the icons it uses. Icons are in several files, since pages differ in
// them.

export const ChevronDownIcon = /* @__PURE__ */ createIcon({ stroke: 'm6 9.5 6 6 6-6' });
export const ChevronUpIcon = /* @__PURE__ */ createIcon({ stroke: 'm6 14.5 6-6 6 6' });
export const ChevronStartIcon = /* @__PURE__ */ createIcon({
  stroke: 'm14.5 6-6 6 6 6',
  isDirectional: true,
});
export const ChevronEndIcon = /* @__PURE__ */ createIcon({ stroke: 'm9.5 6 6 6-6 6', isDirectional: true });
export const ArrowStartIcon = /* @__PURE__ */ createIcon({
  stroke: 'M20 12H4m6.5-6.5L4 12l6.5 6.5',
  isDirectional: true,
});
export const ArrowEndIcon = /* @__PURE__ */ createIcon({
  stroke: 'M4 12h16m-6.5-6.5L20 12l-6.5 6.5',
  isDirectional: true,
});
export const ArrowUpIcon = /* @__PURE__ */ createIcon({ stroke: 'M12 20V4m-6.5 6.5L12 4l6.5 6.5' });
export const ExternalIcon = /* @__PURE__ */ createIcon({
  stroke: 'M13.5 4.5h6v6m0-6L11 13m-1-7.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
  isDirectional: true,
});
export const CloseIcon = /* @__PURE__ */ createIcon({ stroke: 'm6 6 12 12M18 6 6 18' });
export const CheckIcon = /* @__PURE__ */ createIcon({ stroke: 'm4.5 12.5 5 5 10-11' });
export const PlusIcon = /* @__PURE__ */ createIcon({ stroke: 'M12 5v14M5 12h14' });
export const MinusIcon = /* @__PURE__ */ createIcon({ stroke: 'M5 12h14' });
export const MoreIcon = /* @__PURE__ */ createIcon({
  fill: 'M5.5 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Zm6.5 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Zm6.5 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
});
export const MenuIcon = /* @__PURE__ */ createIcon({ stroke: 'M4 7h16M4 12h16M4 17h16' });
export const HeartIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 20.25C7 16.9 3.5 13.6 3.5 9.5a4.7 4.7 0 0 1 4.7-4.75c1.55 0 2.95.75 3.8 2 .85-1.25 2.25-2 3.8-2a4.7 4.7 0 0 1 4.7 4.75c0 4.1-3.5 7.4-8.5 10.75Z',
});
export const HeartFilledIcon = /* @__PURE__ */ createIcon({
  fill: 'M12 21.3C6.4 17.7 2.6 14 2.6 9.5a5.6 5.6 0 0 1 5.6-5.65c1.45 0 2.8.55 3.8 1.5 1-.95 2.35-1.5 3.8-1.5a5.6 5.6 0 0 1 5.6 5.65c0 4.5-3.8 8.2-9.4 11.8Z',
});
export const StarIcon = /* @__PURE__ */ createIcon({
  fill: 'm12 3 2.7 5.7 6.3.9-4.55 4.35 1.1 6.2L12 17.2l-5.55 2.95 1.1-6.2L3 9.6l6.3-.9L12 3Z',
});
