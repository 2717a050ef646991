export { FlowTabs, type FlowTabsOption, type FlowTabsProps } from './FlowTabs.tsx';
