// What a destination's field shows once it is used, as one module to be fetched by then.
export { DestinationOptions } from './DestinationOptions.tsx';
export { DestinationOverlay } from './DestinationOverlay.tsx';
export { DestinationPanel } from './DestinationPanel.tsx';
