import type { Message } from '@pathshala/contract-kit/message';

export const examDeskMessages = {
  'exams.desk-released': {
    en: 'The results are released; nothing can be changed at the desk any more.',
    bn: 'ফলাফল প্রকাশিত হয়ে গেছে; এখন আর কিছু বদলানো যাবে না।',
  },
  'exams.too-many-minutes': {
    en: 'At most {max} extra minutes can be given altogether.',
    bn: 'সব মিলিয়ে সর্বোচ্চ {max} মিনিট বাড়তি সময় দেওয়া যায়।',
  },
  'exams.reopen-open': {
    en: 'This exam is still open for the student; give more minutes instead.',
    bn: 'শিক্ষার্থীর পরীক্ষা এখনো চলছে; চাইলে সময় বাড়িয়ে দিন।',
  },
  'exams.reopen-score-shown': {
    en: 'Scores are already shown, so the exam cannot be opened again.',
    bn: 'নম্বর দেখানো হয়ে গেছে, তাই পরীক্ষাটি আর খোলা যাবে না।',
  },
  'exams.reopen-marked': {
    en: 'This exam has been marked or corrected by hand, so it cannot be opened again.',
    bn: 'খাতাটি দেখা বা সংশোধন করা হয়ে গেছে, তাই পরীক্ষাটি আর খোলা যাবে না।',
  },
  'exams.too-many-announcements': {
    en: 'At most {max} announcements can be shown. Take one back first.',
    bn: 'সর্বোচ্চ {max}টি ঘোষণা দেখানো যায়। আগে একটি তুলে নিন।',
  },
} as const satisfies Readonly<Record<string, Message>>;
