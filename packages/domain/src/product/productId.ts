/** What a request for the days of a product says when it names none (PR-041). */
export const PRODUCT_ID_REQUIRED = 'Product ID is required';
