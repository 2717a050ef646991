import { chromiumProtocol } from './engine.ts';

/** The media features of tests that set none: no motion, the page's own colours. */
const USUAL = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none' };

/** Puts wishes of the visitor's system in place for the browser; without any the usual ones are back. */
export async function emulateMedia(wishes: Partial<typeof USUAL> = {}): Promise<void> {
  const features = Object.entries({ ...USUAL, ...wishes }).map(([name, value]) => ({ name, value }));
  await chromiumProtocol('another setting of the system').send('Emulation.setEmulatedMedia', { features });
}
