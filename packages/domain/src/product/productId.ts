/** Message of a request for a product's days without the product's id (PR-041). */
export const PRODUCT_ID_REQUIRED = 'Product ID is required';
