export { PlainForm } from './PlainForm.tsx';
export { Thanks } from './Thanks.tsx';
export { SelfHelp } from './SelfHelp.tsx';
export { OtherWays } from './OtherWays.tsx';
