export { Gallery as PhotoGallery } from '@sabadora/design-system/Gallery';
export { SectionTabs } from '@sabadora/design-system/Tabs';
export { BookingPanel } from './booking/BookingPanel.tsx';
export { PhoneBookingBar } from './booking/PhoneBookingBar.tsx';
export { TabsBar } from './TabsBar.tsx';
export { DiscountCode } from '../../results/notices/DiscountCode.tsx';
export { StayBody } from './StayBody.tsx';
