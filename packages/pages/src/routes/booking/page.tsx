export { CheckoutPage as Page } from '../../features/checkout/CheckoutPage.tsx';
