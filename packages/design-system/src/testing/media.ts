import { chromiumProtocol } from './engine.ts';

/** Media features of tests that set none: reduced motion, no forced colours. */
const USUAL = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none' };

/** Emulates media features of the visitor's system; those left out have their usual values. */
export async function emulateMedia(wishes: Partial<typeof USUAL> = {}): Promise<void> {
  const features = Object.entries({ ...USUAL, ...wishes }).map(([name, value]) => ({ name, value }));
  await chromiumProtocol('another setting of the system').send('Emulation.setEmulatedMedia', { features });
}
