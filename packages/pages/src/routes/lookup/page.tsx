export { LookupPage as Page } from '../../features/lookup/LookupPage.tsx';
