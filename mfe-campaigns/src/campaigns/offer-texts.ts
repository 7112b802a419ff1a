/** A place that is offered to somebody from the waiting list. */
export const offerTexts = {
  title: { en: 'A place for you', bn: 'আপনার জন্য একটি আসন' },
  loading: { en: 'Loading the offer…', bn: 'প্রস্তাবটি আনা হচ্ছে…' },
  until: {
    en: 'A place became free and is held for you until {time} (Dhaka time). Accept it, or it goes to the next in line.',
    bn: 'একটি আসন খালি হয়েছে; {time} পর্যন্ত (ঢাকার সময়) আপনার জন্য রাখা থাকবে। গ্রহণ না করলে পরের জন পাবেন।',
  },
  accept: { en: 'Accept the place', bn: 'আসনটি গ্রহণ করুন' },
  decline: { en: 'Decline', bn: 'নেব না' },
  accepted: { en: 'The place is yours.', bn: 'আসনটি এখন আপনার।' },
  late: {
    en: 'The offer was over. You are on the waiting list again.',
    bn: 'প্রস্তাবের সময় শেষ হয়ে গিয়েছিল। আপনি আবার অপেক্ষমাণ তালিকায় আছেন।',
  },
  none: { en: 'There is no open offer for this registration.', bn: 'এই নিবন্ধনের জন্য এখন কোনো প্রস্তাব নেই।' },
  over: {
    en: 'The offer is over, or the place was given back. If there is room or a waiting list, you can register again right here.',
    bn: 'প্রস্তাবের সময় শেষ, অথবা আসনটি ছেড়ে দেওয়া হয়েছে। জায়গা বা অপেক্ষমাণ তালিকা থাকলে এখান থেকেই আবার নিবন্ধন করতে পারেন।',
  },
  again: { en: 'Register again', bn: 'আবার নিবন্ধন করুন' },
  card: { en: 'Open the admit card', bn: 'প্রবেশপত্র খুলুন' },
  see: { en: 'See the offer', bn: 'প্রস্তাবটি দেখুন' },
} as const;
