export const texts = {
  title: { en: 'Admit card', bn: 'প্রবেশপত্র' },
  loading: { en: 'Loading the admit card…', bn: 'প্রবেশপত্র আনা হচ্ছে…' },
  back: { en: 'The campaign', bn: 'ক্যাম্পেইনের পাতা' },
  inDhaka: { en: '{time} (Dhaka time)', bn: '{time} (ঢাকার সময়)' },
  place: { en: 'Venue', bn: 'স্থান' },
  code: { en: 'Check-in code', bn: 'প্রবেশের কোড' },
  qr: { en: 'QR code of the check-in code {code}', bn: 'প্রবেশের কোড {code}-এর কিউআর কোড' },
  rules: { en: 'Please note', bn: 'নিয়মাবলি' },
  showIt: {
    en: 'Show this card at the entrance, printed or on your phone. The QR code is scanned there.',
    bn: 'প্রবেশের সময় কার্ডটি দেখান, ছাপা হোক বা ফোনে। সেখানে কিউআর কোডটি স্ক্যান করা হবে।',
  },
  onlyYou: {
    en: 'The card is valid for you alone and lets you in once. Give nobody its code.',
    bn: 'কার্ডটি শুধু আপনার জন্য, একবারই ঢোকা যাবে। কোডটি কাউকে দেবেন না।',
  },
  inTime: {
    en: 'Start in time: the exam ends for everybody at {end}, also for those who begin late.',
    bn: 'সময়মতো শুরু করুন: দেরিতে শুরু করলেও পরীক্ষা সবার জন্য {end}-এ শেষ হবে।',
  },
  online: {
    en: 'The exam is sat on this website. Have your roll number at hand.',
    bn: 'পরীক্ষা এই ওয়েবসাইটেই হবে। রোল নম্বরটি হাতের কাছে রাখুন।',
  },
  giveBack: {
    en: 'You cannot come? Give the place back by the link in your mail, so that the next in line gets it.',
    bn: 'আসতে না পারলে ইমেইলের লিংক থেকে আসনটি ছেড়ে দিন, যাতে অপেক্ষমাণ পরের জন পান।',
  },
  noCard: { en: 'There is no admit card yet', bn: 'এখনো প্রবেশপত্র নেই' },
  unconfirmed: {
    en: 'Confirm your registration by the link in our mail; then the card is here.',
    bn: 'আমাদের ইমেইলের লিংক খুলে নিবন্ধন নিশ্চিত করুন; তারপর প্রবেশপত্র এখানে পাবেন।',
  },
  offered: {
    en: 'A place is offered to you. Accept it; then the card is here.',
    bn: 'আপনাকে একটি আসন দেওয়া হয়েছে। গ্রহণ করলে প্রবেশপত্র এখানে পাবেন।',
  },
  waiting: {
    en: 'You are on the waiting list. The card is here once you have a place.',
    bn: 'আপনি অপেক্ষমাণ তালিকায় আছেন। আসন পেলে প্রবেশপত্র এখানে পাবেন।',
  },
} as const;
