// Loaded when a passkey is about to be used, with the library that reads and writes what browsers exchange.
import {
  addPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  type ApiClient,
  type RequestOf,
} from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Makes a passkey on this device and adds it to the account; resolves with the path of the page that says so. */
export async function makePasskey(
  api: ApiClient,
  { locale, name }: { locale: Locale; name: string },
): Promise<string> {
  const { options } = await api.send(startPasskey, {});
  // The gateway makes them as WebAuthn has them; the call checks only that there is a challenge.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  const credential = made as RequestOf<typeof addPasskey>['credential'];
  return (await api.send(addPasskey, { locale, name, credential })).returnPath;
}

/**
 * Signs in with a passkey of this device; resolves with the path to go on to.
 *
 * @param inAutofill waits until one is chosen among what the browser proposes in the field of the address
 */
export async function signInByPasskey(
  api: ApiClient,
  { locale, origin, inAutofill }: { locale: Locale; origin: string | undefined; inAutofill: boolean },
): Promise<string> {
  const { options } = await api.send(startPasskeySignIn, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill });
  return (await api.send(signInWithPasskey, { locale, origin, credential })).returnPath;
}
