import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  phase: {
    upcoming: commonTexts.upcoming,
    running: commonTexts.running,
    past: { en: 'Past', bn: 'শেষ' },
  },
  factPlaces: { en: 'Seats', bn: 'আসন' },
  factPlacesOf: { en: '{taken} of {all} taken', bn: '{all}টির মধ্যে {taken}টি পূরণ হয়েছে' },
  factWaiting: { en: '{n} waiting', bn: 'অপেক্ষায় {n} জন' },
  authorAddExam: { en: 'Add exam', bn: 'পরীক্ষা যোগ করুন' },
  authorEditExam: { en: 'Edit exam', bn: 'পরীক্ষা সম্পাদনা' },
  authorSeePaper: { en: 'See the exam paper', bn: 'প্রশ্নপত্র দেখুন' },
  timeDays: { en: '{n} days', one: '{n} day', bn: '{n} দিন' },
  timeToStart: { en: 'starts in {time}', bn: 'শুরু হতে বাকি {time}' },
  timeStarts: { en: 'starting now', bn: 'এখনই শুরু' },
  timeEnds: { en: 'ending now', bn: 'এখনই শেষ' },
  timeEnded: { en: 'ended on {date}', bn: 'শেষ হয়েছে {date}' },
  factRegistered: { en: '{n} registered · no limit', bn: 'নিবন্ধিত {n} জন · সীমা নেই' },
  factFull: { en: 'Full', bn: 'পূর্ণ' },
} as const;
