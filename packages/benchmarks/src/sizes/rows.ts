/** A row of the comparison: what a component is for, whoever made it. */
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
  /** Folder of the design system, and entry of the package. */
  folder: string;
  /** What a page imports from it. */
  names: readonly string[];
}

/** Our component of each row. A folder that is not there is left out of the tables with a line that says so. */
export const OWN: Record<RowName, OwnComponent> = {
  calendar: { folder: 'StayCalendar', names: ['StayCalendar'] },
  // The same component: its layout is a prop.
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

/** The rows that are also weighed in one bundle. */
export const TOGETHER: readonly RowName[] = [
  'calendar',
  'range slider',
  'dialog',
  'combobox',
  'tabs',
  'accordion',
];

/** What product pages and checkout have beside a search page; it has no peers to be compared with. */
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
