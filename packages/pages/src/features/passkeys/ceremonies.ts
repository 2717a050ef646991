// This module is loaded when a passkey is about to be used, together with the WebAuthn library.
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

/**
 * Creates a passkey on this device and adds it to the account. Resolves with the path of the page that confirms it.
 */
export async function makePasskey(
  api: ApiClient,
  { locale, name }: { locale: Locale; name: string },
): Promise<string> {
  const { options } = await api.send(startPasskey, {});
  // The gateway sends WebAuthn's options; the schema of the call only validates that there is a challenge.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  const credential = made as RequestOf<typeof addPasskey>['credential'];
  return (await api.send(addPasskey, { locale, name, credential })).returnPath;
}

/**
 * Signs in with a passkey of this device. Resolves with the path to continue to.
 *
 * @param inAutofill Waits until the visitor chooses a passkey in the autofill of the e-mail field.
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
