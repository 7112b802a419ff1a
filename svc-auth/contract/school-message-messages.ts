import type { Message } from '@pathshala/contract-kit/message';

/** The texts about messages of the school to students. */
export const schoolMessageMessages = {
  'auth.message-empty': {
    en: 'Write a title and a text in at least one language.',
    bn: 'অন্তত একটি ভাষায় শিরোনাম ও লেখা দিন।',
  },
  'auth.message-half': {
    en: 'Give both a title and a text in this language, or neither.',
    bn: 'এই ভাষায় শিরোনাম ও লেখা দুটোই দিন, অথবা কোনোটিই দেবেন না।',
  },
  'auth.message-nobody': {
    en: 'Nobody would get this message. Choose other recipients.',
    bn: 'এই বার্তা কেউ পাবে না। অন্য প্রাপক বেছে নিন।',
  },
  'auth.message-sms-off': {
    en: 'SMS cannot be sent at this school: no gateway is set up. Leave SMS out.',
    bn: 'এই প্রতিষ্ঠান থেকে এসএমএস পাঠানো যায় না: কোনো গেটওয়ে চালু নেই। এসএমএস বাদ দিন।',
  },
  'auth.message-past': {
    en: 'This time has passed. Choose a later one, or send the message now.',
    bn: 'এই সময় পার হয়ে গেছে। পরের কোনো সময় দিন, অথবা এখনই পাঠান।',
  },
  'auth.message-begun': {
    en: 'This message has begun to go out, or was cancelled: it can no longer be changed.',
    bn: 'বার্তাটি পাঠানো শুরু হয়ে গেছে বা বাতিল হয়েছে: এখন আর বদলানো যায় না।',
  },
  'auth.message-running': {
    en: 'This message is still going out. Wait until it is done.',
    bn: 'বার্তাটি এখনো পাঠানো হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  'auth.message-reached': {
    en: 'There is nobody to whom this message can be sent again.',
    bn: 'এই বার্তা আবার পাঠানো যায় এমন কেউ নেই।',
  },
} as const satisfies Record<string, Message>;
