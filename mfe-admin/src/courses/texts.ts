import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  class: {
    'Class 6': { en: 'Class 6', bn: 'ষষ্ঠ শ্রেণি' },
    'Class 7': { en: 'Class 7', bn: 'সপ্তম শ্রেণি' },
    'Class 8': { en: 'Class 8', bn: 'অষ্টম শ্রেণি' },
    'Class 9': { en: 'Class 9', bn: 'নবম শ্রেণি' },
    'Class 10': { en: 'Class 10', bn: 'দশম শ্রেণি' },
    'Class 11': { en: 'Class 11', bn: 'একাদশ শ্রেণি' },
    'Class 12': { en: 'Class 12', bn: 'দ্বাদশ শ্রেণি' },
    Admission: commonTexts.admission,
  },
  title: commonTexts.askDeleteName,
  enrolled: {
    en: '{n} students are enrolled in this course.',
    one: '{n} student is enrolled in this course.',
    bn: 'এই কোর্সে {n} জন শিক্ষার্থী ভর্তি আছে।',
  },
  nobody: { en: 'Nobody is enrolled in this course.', bn: 'এই কোর্সে কেউ ভর্তি নেই।' },
  text: {
    en: 'The course and its papers are withdrawn, and students no longer find it among their courses. Their results are kept. You can undo this, also later: for 30 days under “Recently deleted”.',
    bn: 'কোর্সটি ও এর প্রশ্নপত্র তুলে নেওয়া হবে; শিক্ষার্থীরা নিজেদের কোর্সের তালিকায় এটি আর পাবে না। তাদের ফলাফল থেকে যাবে। চাইলে ফিরিয়ে আনতে পারবেন: এখনই, অথবা ৩০ দিনের মধ্যে “সদ্য মোছা” থেকে।',
  },
  confirm: commonTexts.delete,
  done: commonTexts.nameIsDeleted,
  exams: { en: 'Exams that go along: {n}.', bn: 'সঙ্গে পরীক্ষা মুছবে: {n}টি।' },
} as const;
