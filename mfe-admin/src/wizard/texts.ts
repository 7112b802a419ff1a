import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  steps: { en: 'Steps', bn: 'ধাপ' },
  stepErrors: { en: '{n} to correct', bn: '{n}টি ঠিক করতে হবে' },
  stepComplete: { en: 'complete', bn: 'সম্পূর্ণ' },
  reset: { en: 'Reset', bn: 'নতুন করে শুরু করুন' },
  resetTitle: { en: 'Clear the form?', bn: 'ফর্ম খালি করবেন?' },
  resetText: {
    en: 'Everything typed here is cleared and the form starts again at its first step. A course that is already saved stays as it is.',
    bn: 'এখানে যা লেখা হয়েছে সব মুছে প্রথম ধাপ থেকে শুরু হবে। আগে সংরক্ষিত কোর্স যেমন আছে তেমনই থাকবে।',
  },
  removeEntry: commonTexts.removeName,
} as const;
