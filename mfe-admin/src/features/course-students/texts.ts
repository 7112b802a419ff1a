import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  failed: { en: 'The course could not be loaded.', bn: 'কোর্সটি আনা যায়নি।' },
  parts: { en: 'Parts of the course', bn: 'কোর্সের অংশ' },
  count: { en: '{n} students', one: '{n} student', bn: '{n} জন শিক্ষার্থী' },
  students: commonTexts.students,
  gradebook: { en: 'Gradebook', bn: 'নম্বরপত্র' },
  weights: { en: 'Weights', bn: 'গুরুত্ব' },
  ranks: { en: 'Ranks in a batch', bn: 'ব্যাচে মেধাক্রম' },
  student: commonTexts.student,
  enrolled: commonTexts.enrolled,
  progress: { en: 'Course progress', bn: 'কোর্সের অগ্রগতি' },
  lastActive: { en: 'Last active', bn: 'শেষ সক্রিয়' },
  batch: commonTexts.batch,
  anyBatch: { en: 'Any batch', bn: 'যেকোনো ব্যাচ' },
  search: { en: 'Search by name or email', bn: 'নাম বা ইমেইল দিয়ে খুঁজুন' },
  nobody: { en: 'Nobody is enrolled in this course yet.', bn: 'এই কোর্সে এখনো কেউ ভর্তি হয়নি।' },
  notFound: { en: 'No student matches.', bn: 'এমন কোনো শিক্ষার্থী নেই।' },
  rank: commonTexts.rank,
  total: commonTexts.total,
  grade: commonTexts.grade,
  print: commonTexts.print,
  isSorting: {
    en: 'The totals are being computed anew. Each row is right; the order is in a moment.',
    bn: 'মোট আবার হিসাব হচ্ছে। প্রতিটি সারি ঠিক আছে; ক্রম একটু পরে ঠিক হবে।',
  },
  noItems: {
    en: 'This course has no exam and no assignment yet.',
    bn: 'এই কোর্সে এখনো কোনো পরীক্ষা বা অ্যাসাইনমেন্ট নেই।',
  },
  states: {
    missing: commonTexts.absent,
    waiting: { en: 'To be marked', bn: 'নম্বর বাকি' },
  },
  kinds: {
    exam: commonTexts.exam,
    'past-year': { en: 'Past year', bn: 'বিগত বছর' },
    assignment: commonTexts.assignment,
  },
  kindWeight: {
    exam: { en: 'Weight of each exam', bn: 'প্রতিটি পরীক্ষার গুরুত্ব' },
    'past-year': { en: 'Weight of each past year', bn: 'প্রতিটি বিগত বছরের গুরুত্ব' },
    assignment: { en: 'Weight of each assignment', bn: 'প্রতিটি অ্যাসাইনমেন্টের গুরুত্ব' },
  },
  weightsLead: {
    en: 'Weights are relative: they need not add up to 100, and 0 shows a result without counting it. An empty field has the weight of its kind.',
    bn: 'গুরুত্বগুলো আপেক্ষিক: যোগফল ১০০ হতে হবে না, আর ০ দিলে ফল দেখা যায় কিন্তু গোনা হয় না। ঘর খালি থাকলে ধরনটির গুরুত্ব ধরা হয়।',
  },
  weight: { en: 'Weight', bn: 'গুরুত্ব' },
  weightOf: { en: 'Weight of {title}', bn: '{title}-এর গুরুত্ব' },
  share: { en: 'Share of the total', bn: 'মোটের অংশ' },
  missingRule: { en: 'What a student missed', bn: 'শিক্ষার্থী যা দেয়নি' },
  missingHelp: {
    en: 'Once its time is over. What can still be taken is left out.',
    bn: 'সময় শেষ হওয়ার পরে। যা এখনো দেওয়া যায়, তা বাদ থাকে।',
  },
  missing: {
    zero: { en: 'Counts as 0', bn: '০ ধরা হয়' },
    'left-out': { en: 'Is left out', bn: 'বাদ থাকে' },
  },
  countedRule: { en: 'Of several attempts counts', bn: 'একাধিকবার দিলে গোনা হয়' },
  counted: {
    latest: { en: 'the latest', bn: 'শেষবারেরটি' },
    best: { en: 'the best', bn: 'সবচেয়ে ভালোটি' },
    first: { en: 'the first', bn: 'প্রথমবারেরটি' },
  },
  release: { en: 'Students see their own marks', bn: 'শিক্ষার্থীরা নিজের নম্বর দেখে' },
  releaseHelp: {
    en: 'Each student sees the own row with weights and total, and nobody else’s.',
    bn: 'প্রত্যেকে শুধু নিজের সারি দেখে, গুরুত্ব ও মোটসহ।',
  },
  saved: { en: 'The weights are saved.', bn: 'গুরুত্ব সংরক্ষিত হয়েছে।' },
  chooseBatch: { en: 'Choose a batch of the course.', bn: 'কোর্সের একটি ব্যাচ বেছে নিন।' },
  noBatches: {
    en: 'This course has no batch. Ranks over several tests are those of a batch.',
    bn: 'এই কোর্সের কোনো ব্যাচ নেই। কয়েকটি পরীক্ষা মিলিয়ে মেধাক্রম হয় ব্যাচের ভেতরে।',
  },
} as const;
