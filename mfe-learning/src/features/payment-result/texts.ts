import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { CheckoutReason, CheckoutState } from '@pathshala/svc-catalog-contract/checkout';
import type { TextInBoth as Text } from '@pathshala/web-kit/texts';

export const texts = {
  title: { en: 'Your payment', bn: 'আপনার পেমেন্ট' },
  course: commonTexts.course,
  amount: commonTexts.amount,
  method: { en: 'Payment method', bn: 'পেমেন্টের মাধ্যম' },
  transactionId: commonTexts.transactionId,
  receipt: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  time: { en: 'Paid at', bn: 'পেমেন্টের সময়' },
  openCourse: { en: 'Open the course', bn: 'কোর্সটি খুলুন' },
  again: commonTexts.tryAgain,
  myFees: commonTexts.myFees,
  backToCourse: { en: 'Back to the course', bn: 'কোর্সে ফিরে যান' },
};

interface StateTexts {
  readonly tone: 'neutral' | 'attention' | 'good' | 'bad';
  readonly title: Text;
  readonly text: Text;
}

const waiting: StateTexts = {
  tone: 'neutral',
  title: { en: 'We are asking about your payment', bn: 'আপনার পেমেন্টের খোঁজ নিচ্ছি' },
  text: {
    en: 'Leave this page open, or come back later: nothing is lost. Do not pay a second time.',
    bn: 'পাতাটি খোলা রাখুন, অথবা পরে আসুন: কিছু হারাবে না। দ্বিতীয়বার টাকা দেবেন না।',
  },
};

const goingBack: StateTexts = {
  tone: 'attention',
  title: { en: 'Your money is going back', bn: 'আপনার টাকা ফেরত যাচ্ছে' },
  text: {
    en: 'It goes back to the account that you paid from. With a card this takes some days.',
    bn: 'যে অ্যাকাউন্ট থেকে দিয়েছেন সেখানেই ফেরত যাবে। কার্ডে কয়েক দিন লাগে।',
  },
};

export const states: Readonly<Record<CheckoutState, StateTexts>> = {
  created: waiting,
  pending: waiting,
  executing: waiting,
  paid: {
    tone: 'good',
    title: { en: 'Your payment is confirmed', bn: 'আপনার পেমেন্ট নিশ্চিত হয়েছে' },
    text: commonTexts.youAreEnrolled,
  },
  failed: {
    tone: 'bad',
    title: { en: 'You have not paid', bn: 'পেমেন্ট হয়নি' },
    text: {
      en: 'If money was taken all the same, we notice it within some hours and enrol you or pay it back.',
      bn: 'তবু টাকা কাটা হয়ে থাকলে কয়েক ঘণ্টার মধ্যে আমরা তা জেনে আপনাকে ভর্তি করব বা টাকা ফেরত দেব।',
    },
  },
  held: {
    tone: 'attention',
    title: { en: 'We are checking your payment', bn: 'আপনার পেমেন্ট যাচাই হচ্ছে' },
    text: {
      en: 'A person looks at it. You will be enrolled, or get the money back. Do not pay a second time.',
      bn: 'একজন এটি দেখছেন। আপনি ভর্তি হবেন, নয়তো টাকা ফেরত পাবেন। দ্বিতীয়বার টাকা দেবেন না।',
    },
  },
  refunding: goingBack,
  refunded: {
    tone: 'neutral',
    title: { en: 'Your money was paid back', bn: 'আপনার টাকা ফেরত দেওয়া হয়েছে' },
    text: goingBack.text,
  },
};

/** Where dues were paid instead of an enrolment. */
export const duesTexts: Readonly<Partial<Record<CheckoutState, Text>>> = {
  paid: {
    en: 'It is entered in your fees, with its receipt.',
    bn: 'আপনার ফি-র হিসাবে রসিদসহ লেখা হয়েছে।',
  },
  failed: {
    en: 'If money was taken all the same, we notice it within some hours and enter it, or pay it back.',
    bn: 'তবু টাকা কাটা হয়ে থাকলে কয়েক ঘণ্টার মধ্যে আমরা তা জেনে হিসাবে লিখব বা টাকা ফেরত দেব।',
  },
  held: {
    en: 'A person looks at it. It is then entered, or you get the money back. Do not pay a second time.',
    bn: 'একজন এটি দেখছেন। এরপর হিসাবে লেখা হবে, নয়তো টাকা ফেরত পাবেন। দ্বিতীয়বার টাকা দেবেন না।',
  },
};

/** The reasons that a student is told; the others are for the school alone. */
export const reasons: Readonly<Partial<Record<CheckoutReason, Text>>> = {
  cancelled: { en: 'You left the payment.', bn: 'আপনি পেমেন্ট শেষ না করে ফিরে এসেছেন।' },
  declined: { en: 'The payment provider declined it.', bn: 'পেমেন্ট সেবা এটি গ্রহণ করেনি।' },
  expired: { en: 'The time for the payment is over.', bn: 'পেমেন্টের সময় শেষ হয়ে গেছে।' },
  unavailable: { en: 'The payment provider did not answer.', bn: 'পেমেন্ট সেবা সাড়া দেয়নি।' },
  'course-deleted': { en: 'The course is no longer offered.', bn: 'কোর্সটি আর নেই।' },
  overpaid: {
    en: 'By then less was left to pay than you paid.',
    bn: 'ততক্ষণে বাকির পরিমাণ এর চেয়ে কমে গিয়েছিল।',
  },
  coupon: { en: 'The coupon was used up by then.', bn: 'ততক্ষণে কুপনটি ফুরিয়ে গিয়েছিল।' },
  'already-enrolled': {
    en: 'You were enrolled in this course already.',
    bn: 'আপনি আগে থেকেই এই কোর্সে ভর্তি ছিলেন।',
  },
};
