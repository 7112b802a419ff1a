import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of paying for a course. The server's refusals come from the message catalogue. */
export const texts = {
  notFree: { en: 'This course is not free.', bn: 'এই কোর্সটি বিনামূল্যের নয়।' },
  lead: {
    en: 'This course is not free. Pay {amount} and send us the transaction ID.',
    bn: 'এই কোর্সটি বিনামূল্যের নয়। {amount} পরিশোধ করে ট্রানজেকশন আইডি আমাদের পাঠান।',
  },
  enrol: { en: 'Enroll Now', bn: 'এখনই ভর্তি হোন' },
  title: { en: 'Pay and enroll', bn: 'পেমেন্ট করে ভর্তি হোন' },
  loginFirst: { en: 'Please login first.', bn: 'আগে লগ ইন করুন।' },
  steps: { en: 'How to pay', bn: 'যেভাবে পেমেন্ট করবেন' },
  stepPay: { en: 'Send {amount} to one of these accounts.', bn: 'নিচের যেকোনো একটিতে {amount} পাঠান।' },
  stepAsk: {
    en: 'Ask us which account to send {amount} to: {phone} or {email}.',
    bn: '{amount} কোথায় পাঠাবেন তা আমাদের কাছে জেনে নিন: {phone} অথবা {email}।',
  },
  stepAskOne: {
    en: 'Ask us which account to send {amount} to: {way}.',
    bn: '{amount} কোথায় পাঠাবেন তা আমাদের কাছে জেনে নিন: {way}।',
  },
  stepNobody: {
    en: 'The school has not said yet which account to send {amount} to. Do not pay before you have asked it.',
    bn: '{amount} কোথায় পাঠাবেন তা প্রতিষ্ঠান এখনো জানায়নি। আগে জেনে নিন, তারপর টাকা পাঠান।',
  },
  stepKeep: {
    en: 'Note the transaction ID (TrxID) in the payment message.',
    bn: 'পেমেন্টের মেসেজ থেকে ট্রানজেকশন আইডি (TrxID) দেখে নিন।',
  },
  stepSend: {
    en: 'Enter it below. We check it and mail you as soon as you are enrolled.',
    bn: 'আইডিটি নিচে লিখে পাঠান। যাচাই শেষে ভর্তি হয়ে গেলে ইমেইলে জানাব।',
  },
  copy: { en: 'Copy: {what}', bn: 'কপি করুন: {what}' },
  copyShort: commonTexts.copyToClipboard,
  copied: commonTexts.copied,
  notCopied: {
    en: 'Could not copy it. Please select and copy it yourself.',
    bn: 'কপি করা যায়নি। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
  },
  method: { en: 'How did you pay?', bn: 'কীভাবে পেমেন্ট করেছেন?' },
  bkash: commonTexts.bKash,
  nagad: commonTexts.nagad,
  bank: commonTexts.bank,
  amount: { en: 'Amount paid (taka)', bn: 'কত টাকা পাঠিয়েছেন' },
  amountWrong: { en: 'Enter the amount as a number, such as 1200.', bn: 'টাকার পরিমাণ সংখ্যায় লিখুন, যেমন ১২০০।' },
  amountDiffers: {
    en: 'The course costs {fee}. You can still send it; add a note that says why the amount differs.',
    bn: 'কোর্সটির ফি {fee}। তবু পাঠাতে পারেন; পরিমাণ আলাদা কেন তা মন্তব্যে লিখে দিন।',
  },
  transactionId: commonTexts.transactionId,
  transactionHelp: { en: 'For example 8N7A6B5C4D', bn: 'যেমন 8N7A6B5C4D' },
  transactionMissing: {
    en: 'Enter the transaction ID from your payment message.',
    bn: 'পেমেন্টের মেসেজ থেকে ট্রানজেকশন আইডি লিখুন।',
  },
  note: { en: 'Note', bn: 'মন্তব্য' },
  send: commonTexts.send,
  cancel: commonTexts.cancel,
  sentToast: {
    en: 'We have your payment details and are checking them.',
    bn: 'আপনার পেমেন্টের তথ্য পেয়েছি, যাচাই করছি।',
  },
  failed: { en: 'That could not be sent. Try again.', bn: 'পাঠানো যায়নি। আবার চেষ্টা করুন।' },
  sentTitle: { en: 'We are checking your payment', bn: 'আপনার পেমেন্ট যাচাই হচ্ছে' },
  sentText: {
    en: 'Sent {time}. We will mail you as soon as you are enrolled.',
    bn: '{time} পাঠিয়েছেন। ভর্তি হয়ে গেলে ইমেইলে জানাব।',
  },
  withdraw: { en: 'Withdraw', bn: 'ফিরিয়ে নিন' },
  withdrawTitle: { en: 'Withdraw your payment details?', bn: 'পেমেন্টের তথ্য ফিরিয়ে নেবেন?' },
  withdrawText: {
    en: 'We will stop checking them. You can send them again at any time.',
    bn: 'আমরা আর যাচাই করব না। যেকোনো সময় আবার পাঠাতে পারবেন।',
  },
  withdrawn: { en: 'Your payment details are withdrawn.', bn: 'পেমেন্টের তথ্য ফিরিয়ে নেওয়া হয়েছে।' },
  refusedTitle: { en: 'We could not confirm your payment', bn: 'আপনার পেমেন্ট নিশ্চিত করা যায়নি' },
  refusedReason: commonTexts.reasonWith,
  sendAgain: { en: 'Correct and send again', bn: 'ঠিক করে আবার পাঠান' },
  approvedTitle: { en: 'Your payment is confirmed', bn: 'আপনার পেমেন্ট নিশ্চিত হয়েছে' },
  approvedText: commonTexts.youAreEnrolled,
  openCourse: { en: 'Open the course', bn: 'কোর্সটি খুলুন' },
  paid: { en: '{method}, {amount}', bn: '{method}, {amount}' },
};
