export { ForgetAccount } from './ForgetAccount.tsx';
export { SignInForm } from './SignInForm.tsx';
export { SignInReasons } from './SignInReasons.tsx';
