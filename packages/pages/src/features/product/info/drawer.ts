export { Drawer } from '@sabadora/design-system/Drawer';
