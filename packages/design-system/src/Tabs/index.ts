export { tabsKeys } from './keys.ts';
export { SectionTabs, type SectionTabsProps } from './SectionTabs.tsx';
export type { TabVariant } from './tabVariant.css.ts';
export { Tabs, type Tab, type TabsProps } from './Tabs.tsx';
