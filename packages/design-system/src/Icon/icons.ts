import { createIcon } from './createIcon.tsx';

// One export per icon, each marked pure, so that a bundle holds only the drawings it shows.

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
export const ShareIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 15V3.5M7.5 8 12 3.5 16.5 8m-9 3H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1.5',
});
export const CloseIcon = /* @__PURE__ */ createIcon({ stroke: 'm6 6 12 12M18 6 6 18' });
export const CheckIcon = /* @__PURE__ */ createIcon({ stroke: 'm4.5 12.5 5 5 10-11' });
export const PlusIcon = /* @__PURE__ */ createIcon({ stroke: 'M12 5v14M5 12h14' });
export const MinusIcon = /* @__PURE__ */ createIcon({ stroke: 'M5 12h14' });
export const MoreIcon = /* @__PURE__ */ createIcon({
  fill: 'M5.5 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Zm6.5 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Zm6.5 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
});
export const MenuIcon = /* @__PURE__ */ createIcon({ stroke: 'M4 7h16M4 12h16M4 17h16' });

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
export const GiftIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M5 11.5h14v8H5v-8Zm-1-4h16v4H4v-4Zm8 0v12m0-12c-2.7 0-4.5-.9-4.5-2.5 0-1 .7-1.7 1.7-1.7 1.7 0 2.8 1.9 2.8 4.2Zm0 0c2.7 0 4.5-.9 4.5-2.5 0-1-.7-1.7-1.7-1.7-1.7 0-2.8 1.9-2.8 4.2Z',
});

export const CalendarIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M6.5 5.5h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2Zm-2 5h15M8.5 3.5v4m7-4v4',
});
export const ClockIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13.5v5l3.25 2',
});
export const PersonIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20c.4-3.5 3.3-5.5 7.25-5.5s6.85 2 7.25 5.5',
});
export const PeopleIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.75 19.5c.3-3.2 2.8-5 6.25-5s5.95 1.8 6.25 5M15.5 4.75a3.5 3.5 0 0 1 0 6.5m2.25 3.6c2 .65 3.3 2.25 3.5 4.65',
});
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
export const PlayIcon = /* @__PURE__ */ createIcon({
  fill: 'M8 5.2v13.6c0 .8.9 1.3 1.6.8l9.9-6.8c.6-.4.6-1.2 0-1.6L9.6 4.4C8.9 3.9 8 4.4 8 5.2Z',
});
export const ShieldIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6l-7-2.5Zm-3.25 8.75L11 14.5l4.25-4.75',
});
export const PaymentCardIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM3 10h18',
});

export const InfoIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.25V16m0-8h.01',
});
export const WarningIcon = /* @__PURE__ */ createIcon({
  stroke:
    'm10.7 4.75-7 12.25a1.5 1.5 0 0 0 1.3 2.25h14a1.5 1.5 0 0 0 1.3-2.25l-7-12.25a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4m0 2.75h.01',
});
export const ErrorIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.75V13m0 3.25h.01',
});
export const SuccessIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-3.75-8.25 2.75 2.75 4.75-5.5',
});
export const PhoneIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M5.5 4h3l1.5 4.25-2 1.5a11 11 0 0 0 6.25 6.25l1.5-2L20 15.5v3a1.5 1.5 0 0 1-1.6 1.5C10.5 19.5 4.5 13.5 4 5.6A1.5 1.5 0 0 1 5.5 4Z',
});
export const MailIcon = /* @__PURE__ */ createIcon({
  stroke: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Zm-1.5 2 8 6 8-6',
});
