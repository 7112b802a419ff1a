import type { Message } from '@pathshala/contract-kit/message';

export const blueprintMessages = {
  'exams.blueprint.not-found': {
    en: 'There is no such blueprint.',
    bn: 'এমন কোনো প্রশ্নপত্রের ছক নেই।',
  },
  'exams.blueprint.difficulty-order': {
    en: 'The hardest questions must not be easier than the easiest. Swap the two.',
    bn: 'সবচেয়ে কঠিনটি সবচেয়ে সহজটির চেয়ে সহজ হতে পারে না। দুটি অদলবদল করুন।',
  },
  'exams.blueprint.too-many-questions': {
    en: 'All rows together may have at most {max} questions.',
    bn: 'সব সারি মিলিয়ে সর্বোচ্চ {max}টি প্রশ্ন হতে পারে।',
  },
  'exams.blueprint.restore-too-late': {
    en: 'It was deleted too long ago and cannot be brought back.',
    bn: 'অনেক আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
} as const satisfies Record<string, Message>;
