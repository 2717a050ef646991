import { createIcon } from './createIcon.tsx';

// Marked pure, so that a bundle contains only the icons it uses. Icons are in several files, since pages differ in
// them.

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
export const ShieldIcon = /* @__PURE__ */ createIcon({
  stroke: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6l-7-2.5Zm-3.25 8.75L11 14.5l4.25-4.75',
});
export const PaymentCardIcon = /* @__PURE__ */ createIcon({
  stroke:
    'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM3 10h18',
});
export const PlayIcon = /* @__PURE__ */ createIcon({
  fill: 'M8 5.2v13.6c0 .8.9 1.3 1.6.8l9.9-6.8c.6-.4.6-1.2 0-1.6L9.6 4.4C8.9 3.9 8 4.4 8 5.2Z',
});
