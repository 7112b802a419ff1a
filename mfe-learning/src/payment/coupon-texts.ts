/** The texts of a coupon, before it is used. */
export const couponTexts = {
  code: { en: 'Coupon code', bn: 'কুপন কোড' },
  ask: { en: 'See the price', bn: 'দাম দেখুন' },
  price: { en: '{discount} off: {left} is left to pay.', bn: '{discount} ছাড়: দিতে বাকি থাকে {left}।' },
};
