import type { Message } from '@pathshala/contract-kit/message';

export const academicMessages = {
  'exams.academic.not-found': {
    en: 'There is no such academic result.',
    bn: 'এমন কোনো একাডেমিক ফল নেই।',
  },
  'exams.academic.student-not-found': {
    en: 'There is no account of this student. Choose one of the list; one that was opened just now is there in a moment.',
    bn: 'এই শিক্ষার্থীর কোনো অ্যাকাউন্ট নেই। তালিকা থেকে একজনকে বাছুন; এইমাত্র খোলা অ্যাকাউন্ট একটু পরেই পাওয়া যাবে।',
  },
  'exams.academic.marks-too-high': {
    en: 'At most {max}: the full marks of this subject.',
    bn: 'সর্বোচ্চ {max}: এই বিষয়ের পূর্ণমান।',
  },
  'exams.academic.same-subject': {
    en: 'This subject is there twice. Keep one of them.',
    bn: 'বিষয়টি দুবার আছে। একটি রাখুন।',
  },
  'exams.academic.restore-too-late': {
    en: 'It was deleted too long ago and cannot be brought back.',
    bn: 'অনেক আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'exams.academic.other-student': {
    en: 'A result stays with the student it was entered for. Enter a new one for another student.',
    bn: 'যে শিক্ষার্থীর জন্য ফলটি লেখা হয়েছে, এটি তারই থাকে। অন্য শিক্ষার্থীর জন্য নতুন ফল লিখুন।',
  },
} as const satisfies Record<string, Message>;
