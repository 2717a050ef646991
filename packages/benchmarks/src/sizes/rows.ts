/** A row of the comparison: a kind of component. */
export type RowName =
  | 'calendar'
  | 'scrolling calendar'
  | 'range slider'
  | 'stepper'
  | 'dialog'
  | 'drawer'
  | 'select'
  | 'combobox'
  | 'photo carousel'
  | 'tabs'
  | 'accordion'
  | 'toast';

export interface OwnComponent {
  /** Folder in the design system, and entry of the package. */
  folder: string;
  /** Names that a page imports from it. */
  names: readonly string[];
}

/** Our component for each row. Tables leave out a missing folder, and report it in a line. */
export const OWN: Record<RowName, OwnComponent> = {
  calendar: { folder: 'StayCalendar', names: ['StayCalendar'] },
  // The same component with another value of its layout prop.
  'scrolling calendar': { folder: 'StayCalendar', names: ['StayCalendar'] },
  'range slider': { folder: 'RangeSlider', names: ['RangeSlider'] },
  stepper: { folder: 'ParticipantStepper', names: ['ParticipantStepper'] },
  dialog: { folder: 'Dialog', names: ['Dialog'] },
  drawer: { folder: 'Drawer', names: ['Drawer'] },
  select: { folder: 'Select', names: ['Select'] },
  combobox: { folder: 'DestinationField', names: ['DestinationField'] },
  'photo carousel': { folder: 'PhotoCarousel', names: ['PhotoCarousel'] },
  tabs: { folder: 'Tabs', names: ['Tabs'] },
  accordion: { folder: 'Accordion', names: ['Accordion'] },
  toast: { folder: 'Toast', names: ['ToastProvider', 'useToast'] },
};

/** The rows that are also weighed together in one bundle. */
export const TOGETHER: readonly RowName[] = [
  'calendar',
  'range slider',
  'dialog',
  'combobox',
  'tabs',
  'accordion',
];

/** Components that only product pages and the checkout have; there are no peers to compare them with. */
export type PurchaseName =
  | 'Programme'
  | 'IncludedList'
  | 'PriceBreakdown'
  | 'RadioGroup'
  | 'Steps'
  | 'RoomCard'
  | 'ReviewCard'
  | 'ReviewSummary'
  | 'BookingBar'
  | 'ExpandableText'
  | 'InstalmentTable'
  | 'VideoSteps';

/** A component of a product page or checkout, by its folder. */
export const purchaseComponent = (folder: PurchaseName): OwnComponent => ({
  folder,
  names: folder === 'BookingBar' ? ['BookingCard', 'BookingBar'] : [folder],
});
