/** Texts that several features use. */
export const sharedTexts = {
  meritOpen: { en: 'See the merit list', bn: 'মেধাতালিকা দেখুন' },
  meritRule: {
    en: 'More marks come first; among equal marks, less time used. Equal marks in equal time share a rank.',
    bn: 'যার নম্বর বেশি সে আগে; নম্বর সমান হলে যার সময় কম লেগেছে। নম্বর ও সময় দুটোই সমান হলে মেধাস্থান একই।',
  },
  registerOpen: { en: 'Register', bn: 'নিবন্ধন করুন' },
  registerFull: { en: 'Join the waiting list', bn: 'অপেক্ষমাণ তালিকায় নাম দিন' },
  registerClosed: { en: 'Registration is closed.', bn: 'এখন নিবন্ধন নেওয়া হচ্ছে না।' },
  registerOver: { en: 'This campaign is over.', bn: 'এই ক্যাম্পেইন শেষ হয়ে গেছে।' },
  doneWaiting: { en: 'You are on the waiting list, at place {n}.', bn: 'আপনি অপেক্ষমাণ তালিকায় আছেন, ক্রম {n}।' },
  doneWaitingPlain: { en: 'You are on the waiting list.', bn: 'আপনি অপেক্ষমাণ তালিকায় আছেন।' },
  doneRoll: { en: 'Your roll number is {roll}.', bn: 'আপনার রোল নম্বর {roll}।' },
  doneVisitor: {
    en: 'The link to sit the exam online is mailed to everybody who has a place; no account is needed. If you sign up with the same email, the registration joins your account.',
    bn: 'আসন পেলে অনলাইনে পরীক্ষা দেওয়ার লিংক ইমেইলে পাঠানো হয়; অ্যাকাউন্ট লাগে না। একই ইমেইল দিয়ে অ্যাকাউন্ট খুললে নিবন্ধনটি তাতে যুক্ত হয়ে যাবে।',
  },
  byNumber: { en: 'Registered with a mobile number', bn: 'মোবাইল নম্বর দিয়ে নিবন্ধিত' },
  ownGiveUp: { en: 'Give up my place', bn: 'আসন ছেড়ে দিন' },
  ownGiveUpTitle: { en: 'Give up your place?', bn: 'আসন ছেড়ে দেবেন?' },
  ownGiveUpText: {
    en: 'The first in the waiting list gets it. You can register again while registration is open.',
    bn: 'আসনটি অপেক্ষমাণ তালিকার প্রথম জন পাবেন। নিবন্ধন খোলা থাকলে পরে আবার নিবন্ধন করতে পারবেন।',
  },
  ownGivenUp: { en: 'Your place is given up.', bn: 'আপনার আসন ছেড়ে দেওয়া হয়েছে।' },
} as const;
