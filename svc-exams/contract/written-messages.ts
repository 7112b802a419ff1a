import type { Message } from '@pathshala/contract-kit/message';

/** The messages of written exams and their marking. */
export const writtenMessages = {
  'exams.not-written': {
    en: 'Pages belong to written exams; this exam has questions with options.',
    bn: 'পৃষ্ঠা যোগ করা যায় কেবল লিখিত পরীক্ষায়; এটি বহুনির্বাচনি পরীক্ষা।',
  },
  'exams.too-many-pages': {
    en: 'An answer has at most {max} pages. Remove one to add another.',
    bn: 'একটি উত্তরে সর্বোচ্চ {max}টি পৃষ্ঠা দেওয়া যায়। নতুনটি দিতে একটি সরিয়ে নিন।',
  },
  'exams.unknown-page': {
    en: 'One of these pages does not belong to this answer.',
    bn: 'এগুলোর একটি পৃষ্ঠা এই উত্তরের নয়।',
  },
  'exams.pages-changed': {
    en: 'The pages have been changed elsewhere meanwhile. Look at them again, then repeat your change.',
    bn: 'এর মধ্যে অন্য কোথাও থেকে পৃষ্ঠাগুলো বদলেছে। আবার দেখে নিয়ে পরিবর্তনটি করুন।',
  },
  'exams.marking.incomplete': {
    en: 'Give marks for each criterion.',
    bn: 'প্রতিটি মানদণ্ডে নম্বর দিন।',
  },
  'exams.marking.too-high': { en: 'At most {max} marks.', bn: 'সর্বোচ্চ {max} নম্বর।' },
  'exams.marking.reason': {
    en: 'This answer is marked already. Write why the marks change; the student reads it.',
    bn: 'এই উত্তরে নম্বর দেওয়া আছে। নম্বর কেন বদলাচ্ছে লিখুন; শিক্ষার্থী তা পড়বে।',
  },
} as const satisfies Record<string, Message>;
