import type { Message } from '@pathshala/contract-kit/message';

/** When the parts of a course are open. */
export const openingMessages = {
  'catalog.part.opens': {
    en: 'This opens on {time}. Come back then.',
    bn: 'এটি খোলার সময়: {time}। তখন আবার আসুন।',
  },
  'catalog.part.closed': {
    en: 'This has been closed since {time}. Ask your teacher if you still need it.',
    bn: 'এটি {time} থেকে বন্ধ। এখনো দরকার হলে শিক্ষককে বলুন।',
  },
  'catalog.part.after': {
    en: 'Complete “{title}” first. Then this opens.',
    bn: 'আগে “{title}” শেষ করুন। তারপর এটি খুলবে।',
  },
  'catalog.openings.part-unknown': {
    en: 'A part of this course was removed meanwhile. Load the page again, then set the dates.',
    bn: 'এর মধ্যে কোর্সের একটি অংশ মুছে ফেলা হয়েছে। পাতাটি আবার লোড করে তারিখ দিন।',
  },
  'catalog.openings.after-unknown': {
    en: '“{title}” waits for something that is not in this course. Choose a lesson or a past year of the course.',
    bn: '“{title}” যার অপেক্ষায় আছে তা এই কোর্সে নেই। কোর্সের একটি পাঠ বা বিগত বছর বেছে নিন।',
  },
  'catalog.openings.dates': {
    en: '“{title}” would close before it opens. Choose a later closing time.',
    bn: '“{title}” খোলার আগেই বন্ধ হয়ে যাবে। বন্ধের সময় আরও পরে দিন।',
  },
  'catalog.openings.cycle': {
    en: 'These would wait for each other: {titles}. Remove one of the conditions.',
    bn: 'এগুলো একে অন্যের অপেক্ষায় থাকবে: {titles}। একটি শর্ত বাদ দিন।',
  },
  'catalog.extension.until': {
    en: 'Choose a time in the coming year that is later than the deadline for everybody.',
    bn: 'আগামী এক বছরের মধ্যে এমন সময় বেছে নিন যা সবার শেষ সময়ের পরে।',
  },
  'catalog.extension.reason': {
    en: 'Write why. It is in the audit log.',
    bn: 'কারণ লিখুন। এটি কাজের বিবরণীতে থাকবে।',
  },
  'catalog.extension.not-member': {
    en: 'This student does not have the assignment: check the course and the batch.',
    bn: 'এই শিক্ষার্থীর অ্যাসাইনমেন্ট এটি নয়: কোর্স ও ব্যাচ দেখুন।',
  },
} as const satisfies Record<string, Message>;
