export { PlainForm } from './PlainForm.tsx';
export { Thanks } from './Thanks.tsx';
