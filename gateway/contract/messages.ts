import type { Message } from '@pathshala/contract-kit/message';

export const messages = {
  'gateway.no-store': {
    en: 'This site serves the remotes that are built on its own disk. To promote and roll back, start the gateway with REMOTES_STORE.',
    bn: 'এই সাইট নিজের ডিস্কে তৈরি রিমোটগুলো দেখায়। চালু করতে বা আগের সংস্করণে ফিরতে গেটওয়ে REMOTES_STORE দিয়ে চালান।',
  },
  'gateway.release-refused': { en: 'Not done: {reason}', bn: 'করা হয়নি: {reason}' },
  'gateway.release-contracts': {
    en: 'Contract tests do not allow it: {reason}',
    bn: 'কনট্রাক্ট টেস্ট অনুমতি দেয় না: {reason}',
  },
  'gateway.release-store-away': {
    en: 'The store of the remotes does not answer. Try again in a moment.',
    bn: 'রিমোটের ভান্ডার সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
} as const satisfies Readonly<Record<string, Message>>;
