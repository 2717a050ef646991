import { adoptedSheet } from './adoptedSheet.ts';

/**
 * Imitates forced colours, which a page cannot turn on, to find elements that are visible only by their background.
 */
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
