import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The names of the providers, as students know them. */
export const providerNames = {
  bkash: commonTexts.bKash,
  sslcommerz: { en: 'card or mobile banking', bn: 'কার্ড বা মোবাইল ব্যাংকিং' },
};

/** The texts of paying at a provider. */
export const onlineTexts = {
  title: { en: 'Pay online', bn: 'অনলাইনে পেমেন্ট' },
  lead: {
    en: 'Pay {amount} now, and you are enrolled at once.',
    bn: 'এখনই {amount} পরিশোধ করুন, সঙ্গে সঙ্গে ভর্তি হয়ে যাবেন।',
  },
  enrolByCoupon: { en: 'Enroll with the coupon', bn: 'কুপন দিয়ে ভর্তি হোন' },
  enrolled: commonTexts.youAreEnrolled,
  payBy: { en: 'Pay {amount} by {provider}', bn: '{provider} দিয়ে {amount} দিন' },
  leaving: { en: 'Going to the payment page…', bn: 'পেমেন্টের পাতায় যাচ্ছি…' },
  failed: { en: 'The payment could not be started. Try again.', bn: 'পেমেন্ট শুরু করা যায়নি। আবার চেষ্টা করুন।' },
  otherwise: { en: 'Or send the money yourself', bn: 'অথবা নিজে টাকা পাঠান' },
};
