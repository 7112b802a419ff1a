import { commonTexts } from '@pathshala/web-kit/common-texts';

export const teachingTexts = {
  gradebook: { en: 'Gradebook of {name}', bn: '{name}-এর নম্বরপত্র' },
  title: commonTexts.bossArea,
  lead: {
    en: 'Your classes of today, what waits for you, your batches and the next exams.',
    bn: 'আজকের ক্লাস, যা আপনার অপেক্ষায়, আপনার ব্যাচ আর সামনের পরীক্ষা।',
  },
  today: { en: 'Classes today', bn: 'আজকের ক্লাস' },
  noClasses: { en: 'You have no class today.', bn: 'আজ আপনার কোনো ক্লাস নেই।' },
  allClasses: { en: 'All your classes', bn: 'আপনার সব ক্লাস' },
  attendance: { en: '{title}: attendance', bn: '{title}: হাজিরা' },
  batches: { en: 'Your batches', bn: 'আপনার ব্যাচ' },
  noBatches: {
    en: 'No batch is yours yet. An administrator with all permissions can add one to your rights.',
    bn: 'এখনো কোনো ব্যাচ আপনার নয়। সব অনুমতি আছে এমন প্রশাসক আপনার অধিকারে ব্যাচ যোগ করতে পারেন।',
  },
  students: { en: '{n} students', one: '{n} student', bn: '{n} জন শিক্ষার্থী' },
  exams: { en: 'Next exams', bn: 'সামনের পরীক্ষা' },
  noExams: { en: 'No exam is planned.', bn: 'সামনে কোনো পরীক্ষা নেই।' },
} as const;
