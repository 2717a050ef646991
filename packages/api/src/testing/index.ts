export { toQueryEntries } from '../encode.ts';
export { activitiesOfTest, activityDetailOfTest, activityOfTest } from './activities.ts';
export { boxDetailOfTest, boxOffersOfTest, boxOfTest, giftBoxesOfTest } from './boxes.ts';
export { giftExtrasOfTest, giftPricesOfTest, shippingCostOfTest } from './gift.ts';
export { mapLocationOfTest } from './map.ts';
export {
  datedOfferOfTest,
  hotelOffersOfTest,
  hotelOfTest,
  offerOfTest,
  resultOfTest,
  resultsOfTest,
  searchDetailsOfTest,
} from './offers.ts';
export { bookingOfTest, buyerOfTest, checkoutOfTest, confirmationOfTest, orderOfTest } from './purchase.ts';
export {
  hotelDetailOfTest,
  hotelInFullOfTest,
  hotelOfferOfTest,
  programOfTest,
  quoteOfTest,
  refusedQuoteOfTest,
  reviewOfTest,
  reviewsOfTest,
  roomOfTest,
  weekendDetailOfTest,
} from './product.ts';
export { voucherOfTest } from './voucher.ts';
