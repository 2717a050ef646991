export { FailureNotice } from './FailureNotice.tsx';
