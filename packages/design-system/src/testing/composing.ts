import { chromiumProtocol } from './engine.ts';

/** Begins to compose a text in the field that has the focus, as an input method does. */
export async function compose(text: string): Promise<void> {
  const selection = { selectionStart: text.length, selectionEnd: text.length };
  await chromiumProtocol('an input method').send('Input.imeSetComposition', { text, ...selection });
}

/** What a browser sends with the key that ends a composition: Safari no longer says `isComposing` then. */
const PROCESSED_BY_INPUT_METHOD = 229;

/** Presses and lets go of a real key, by default with the code of one that belongs to an input method. */
export async function pressKey(key: 'Enter' | 'Escape', code = PROCESSED_BY_INPUT_METHOD): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: code };
  const protocol = chromiumProtocol('a key with a code of its own');
  await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}
