import { chromiumProtocol } from './engine.ts';

/** Starts composing text in the focused field, like an input method. */
export async function compose(text: string): Promise<void> {
  const selection = { selectionStart: text.length, selectionEnd: text.length };
  await chromiumProtocol('an input method').send('Input.imeSetComposition', { text, ...selection });
}

/** The `keyCode` of the key that ends a composition; Safari no longer sets `isComposing` then. */
const PROCESSED_BY_INPUT_METHOD = 229;

/** Presses and releases a real key, by default with the code of a key handled by an input method. */
export async function pressKey(key: 'Enter' | 'Escape', code = PROCESSED_BY_INPUT_METHOD): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: code };
  const protocol = chromiumProtocol('a key with a code of its own');
  await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}
