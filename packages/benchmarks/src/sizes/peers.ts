import type { RowName } from './rows.ts';

export interface Peer {
  /** Name of the library. */
  title: string;
  /** The package whose release is printed. */
  package: string;
  /** Which of its styles are counted. */
  styles: string;
  /** Source text for each row that exports what a page has to import, as in the peer's documentation. */
  entries: Partial<Record<RowName, string>>;
}

const unstyled = 'none of its own, none counted';

const parts = (module: string, ...names: string[]) => `export { ${names.join(', ')} } from '${module}';`;
const rac = (entries: Record<string, string>) =>
  Object.entries(entries)
    .map(([module, names]) => `export { ${names} } from 'react-aria-components/${module}';`)
    .join(' ');
const backpack = (name: string, exported = 'default') =>
  `export { ${exported} } from '@skyscanner/backpack-web/bpk-component-${name}';`;
const orbit = (name: string, exported = 'default') =>
  `export { ${exported} } from '@kiwicom/orbit-components/es/${name}/index.js';`;
const mui = (...names: string[]) =>
  names.map((name) => `export { default as ${name} } from '@mui/material/${name}';`).join(' ');
const ark = (module: string, name: string) => `export { ${name} } from '@ark-ui/react/${module}';`;

/** Source text for Mantine: its provider and three base stylesheets, and those that its documentation lists. */
const mantine = (component: string, ...sheets: string[]) =>
  [
    `export { MantineProvider } from '@mantine/core';`,
    component,
    ...['baseline', 'default-css-variables', 'global', ...sheets].map(
      (sheet) => `import '@mantine/core/styles/${sheet}.css';`,
    ),
  ].join(' ');

const POPOVER_SHEETS = ['ScrollArea', 'UnstyledButton', 'CloseButton', 'Popover', 'Input', 'Combobox'];
const MODAL_SHEETS = ['ScrollArea', 'UnstyledButton', 'CloseButton', 'Paper', 'Overlay', 'ModalBase'];
const BASE = '@base-ui/react';

export const PEER_SIZES: readonly Peer[] = [
  {
    title: 'React Aria',
    package: 'react-aria-components',
    styles: unstyled,
    entries: {
      calendar: rac({
        RangeCalendar:
          'RangeCalendar, CalendarGrid, CalendarGridHeader, CalendarHeaderCell, CalendarGridBody, CalendarCell',
        Button: 'Button',
        Heading: 'Heading',
      }),
      'range slider': rac({ Slider: 'Slider, SliderTrack, SliderThumb, SliderOutput', Label: 'Label' }),
      stepper: rac({ NumberField: 'NumberField, Group, Input, Button, Label' }),
      dialog: rac({
        Dialog: 'Dialog, DialogTrigger, Heading',
        Button: 'Button',
        Modal: 'Modal, ModalOverlay',
      }),
      drawer: rac({
        Dialog: 'Dialog, Heading',
        Button: 'Button',
        Sheet: 'SheetTrigger, SheetOverlay, SheetContent, Sheet',
      }),
      combobox: rac({ ComboBox: 'ComboBox, Label, Input, Button, Popover, ListBox, ListBoxItem' }),
      tabs: rac({ Tabs: 'Tabs, TabList, Tab, TabPanel' }),
      accordion: rac({
        DisclosureGroup: 'DisclosureGroup, Disclosure, DisclosurePanel, Heading, Button',
      }),
      toast: rac({
        Toast:
          'UNSTABLE_Toast, UNSTABLE_ToastRegion, UNSTABLE_ToastContent, UNSTABLE_ToastQueue, Button, Text',
      }),
    },
  },
  {
    title: 'Mantine',
    package: '@mantine/core',
    styles:
      'the sheets of its component and its three base sheets; dates, carousel and notifications have one each',
    entries: {
      calendar: mantine(
        `export { DatePicker } from '@mantine/dates'; import '@mantine/dates/styles.css';`,
        'UnstyledButton',
      ),
      'range slider': mantine(parts('@mantine/core', 'RangeSlider'), 'Slider'),
      stepper: mantine(parts('@mantine/core', 'NumberInput'), 'UnstyledButton', 'Input', 'NumberInput'),
      dialog: mantine(parts('@mantine/core', 'Modal'), ...MODAL_SHEETS, 'Modal'),
      drawer: mantine(parts('@mantine/core', 'Drawer'), ...MODAL_SHEETS, 'Drawer'),
      select: mantine(parts('@mantine/core', 'NativeSelect'), 'Input'),
      combobox: mantine(parts('@mantine/core', 'Autocomplete'), ...POPOVER_SHEETS),
      'photo carousel': mantine(
        `export { Carousel } from '@mantine/carousel'; import '@mantine/carousel/styles.css';`,
        'UnstyledButton',
      ),
      tabs: mantine(parts('@mantine/core', 'Tabs'), 'UnstyledButton', 'Tabs'),
      accordion: mantine(parts('@mantine/core', 'Accordion'), 'UnstyledButton', 'Accordion'),
      toast: mantine(
        `export { Notifications, notifications } from '@mantine/notifications'; import '@mantine/notifications/styles.css';`,
        'UnstyledButton',
        'CloseButton',
        'Notification',
      ),
    },
  },
  {
    title: 'MUI',
    package: '@mui/material',
    styles:
      'made at run time by its JavaScript; the calendar chooses one day, its range calendar needs a licence',
    entries: {
      calendar: `export { DateCalendar } from '@mui/x-date-pickers/DateCalendar'; export { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'; export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`,
      'range slider': mui('Slider'),
      dialog: mui('Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'),
      drawer: mui('Drawer'),
      select: mui('NativeSelect'),
      combobox: mui('Autocomplete', 'TextField'),
      tabs: mui('Tabs', 'Tab'),
      accordion: mui('Accordion', 'AccordionSummary', 'AccordionDetails'),
      toast: mui('Snackbar'),
    },
  },
  {
    title: 'Backpack',
    package: '@skyscanner/backpack-web',
    styles: 'those of the component',
    entries: {
      calendar: backpack('calendar'),
      'scrolling calendar': backpack('scrollable-calendar'),
      'range slider': backpack('slider'),
      stepper: backpack('nudger'),
      dialog: backpack('dialog'),
      drawer: backpack('drawer'),
      select: backpack('select'),
      combobox: backpack('autosuggest', 'default, BpkAutosuggestSuggestion'),
      'photo carousel': backpack('carousel'),
      tabs: backpack('navigation-tab-group'),
      accordion: backpack(
        'accordion',
        'BpkAccordion, BpkAccordionItem, withSingleItemAccordionState, withAccordionItemState',
      ),
      toast: backpack('floating-notification'),
    },
  },
  {
    title: 'Ark',
    package: '@ark-ui/react',
    styles: unstyled,
    entries: {
      calendar: ark('date-picker', 'DatePicker'),
      'range slider': ark('slider', 'Slider'),
      stepper: ark('number-input', 'NumberInput'),
      dialog: ark('dialog', 'Dialog'),
      drawer: ark('drawer', 'Drawer'),
      combobox: `${ark('combobox', 'Combobox, useListCollection')} ${ark('locale', 'useFilter')}`,
      'photo carousel': ark('carousel', 'Carousel'),
      tabs: ark('tabs', 'Tabs'),
      accordion: ark('accordion', 'Accordion'),
      toast: ark('toast', 'Toast, Toaster, createToaster'),
    },
  },
  {
    title: 'react-day-picker',
    package: 'react-day-picker',
    styles: 'its sheet',
    entries: {
      calendar: `export { DayPicker } from 'react-day-picker'; import 'react-day-picker/style.css';`,
    },
  },
  {
    title: 'Base UI',
    package: '@base-ui/react',
    styles: unstyled,
    entries: {
      'range slider': parts(`${BASE}/slider`, 'Slider'),
      stepper: parts(`${BASE}/number-field`, 'NumberField'),
      dialog: parts(`${BASE}/dialog`, 'Dialog'),
      drawer: parts(`${BASE}/drawer`, 'Drawer'),
      combobox: parts(`${BASE}/combobox`, 'Combobox'),
      tabs: parts(`${BASE}/tabs`, 'Tabs'),
      accordion: parts(`${BASE}/accordion`, 'Accordion'),
      toast: parts(`${BASE}/toast`, 'Toast'),
    },
  },
  {
    title: 'Radix',
    package: 'radix-ui',
    styles: unstyled,
    entries: {
      'range slider': parts('radix-ui', 'Slider'),
      dialog: parts('radix-ui', 'Dialog'),
      tabs: parts('radix-ui', 'Tabs'),
      accordion: parts('radix-ui', 'Accordion'),
      toast: parts('radix-ui', 'Toast'),
    },
  },
  {
    title: 'Orbit',
    package: '@kiwicom/orbit-components',
    styles: 'one sheet of 45 kB for everything, not counted',
    entries: {
      'range slider': orbit('Slider'),
      stepper: orbit('Stepper'),
      dialog: orbit('Dialog'),
      drawer: orbit('Drawer'),
      select: orbit('Select'),
      tabs: orbit('Tabs', 'default, Tab, TabList, TabPanel, TabPanels'),
      accordion: orbit('Accordion', 'default, AccordionSection'),
      toast: orbit('Toast', 'ToastRoot, createToast'),
    },
  },
];
