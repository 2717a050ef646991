export { ContactPage as Page } from '../../features/contact/ContactPage.tsx';
