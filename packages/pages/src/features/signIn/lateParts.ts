import { island } from '../../kit/parts/island.tsx';

const load = () => import('./signInParts.ts');

/** The way into an account: the server draws it, and it works before its code is there. */
export const ForgetAccount = island(async () => (await load()).ForgetAccount);
export const SignInForm = island(async () => (await load()).SignInForm);
export const SignInReasons = island(async () => (await load()).SignInReasons);
