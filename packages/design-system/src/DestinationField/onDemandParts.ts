// The components that a destination field shows only in use, as one module that is loaded on demand.
export { DestinationOptions } from './DestinationOptions.tsx';
export { DestinationOverlay } from './DestinationOverlay.tsx';
export { DestinationPanel } from './DestinationPanel.tsx';
