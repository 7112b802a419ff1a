import type { Message } from '@pathshala/contract-kit/message';

/** Texts that all mails share. */
export const texts = {
  unsubscribe: { en: 'Turn off mails like this', bn: 'এ ধরনের মেইল বন্ধ করুন' },
  copyAddress: {
    en: 'If the button does not open, copy this address into your browser:',
    bn: 'বোতামটি কাজ না করলে এই ঠিকানা কপি করে ব্রাউজারে খুলুন:',
  },
} as const satisfies Record<string, Message>;
