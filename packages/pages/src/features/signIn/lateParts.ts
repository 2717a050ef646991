import { island } from '../../kit/parts/island.tsx';

const load = () => import('./signInParts.ts');

/** The parts of the sign-in page: rendered by the server, and usable before their code is loaded. */
export const ForgetAccount = island(async () => (await load()).ForgetAccount);
export const SignInForm = island(async () => (await load()).SignInForm);
export const SignInReasons = island(async () => (await load()).SignInReasons);
