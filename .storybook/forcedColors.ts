import { adoptedSheet } from './adoptedSheet.ts';

/** A page cannot force colours on itself; this comes close enough to find what lives by its background alone. */
export const showForcedColors = adoptedSheet(`
  *, *::before, *::after {
    background-color: Canvas !important;
    background-image: none !important;
    color: CanvasText !important;
    border-color: CanvasText !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  a, a * { color: LinkText !important; }
  button, button *, [role=button] { background-color: ButtonFace !important; color: ButtonText !important; }
  ::backdrop { background-color: Canvas !important; }
`);
