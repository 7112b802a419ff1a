import { adminTexts } from '@pathshala/admin-kit/admin-texts';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the marking desk. */
export const texts = {
  title: { en: 'Marking: {name}', bn: 'নম্বর দেওয়া: {name}' },
  list: commonTexts.assignments,
  show: { en: 'Which hand-ins', bn: 'কোন জমাগুলো' },
  unmarked: { en: 'Unmarked ({n})', bn: 'নম্বর বাকি ({n})' },
  marked: { en: 'Marked ({n})', bn: 'নম্বর দেওয়া ({n})' },
  late: { en: 'Late ({n})', bn: 'দেরিতে ({n})' },
  all: { en: 'All ({n})', bn: 'সব ({n})' },
  left: { en: '{n} left to mark', bn: 'আরও {n}টিতে নম্বর দিতে হবে' },
  allMarked: { en: 'Everything is marked.', bn: 'সবগুলোতে নম্বর দেওয়া হয়েছে।' },
  none: { en: 'No hand-ins here.', bn: 'এখানে কোনো জমা নেই।' },
  nobody: { en: 'Nobody has handed in yet.', bn: 'এখনো কেউ জমা দেয়নি।' },
  toList: { en: 'Back to the assignments', bn: 'অ্যাসাইনমেন্টের তালিকায় ফিরুন' },
  previous: commonTexts.previous,
  next: commonTexts.next,
  position: { en: '{n} of {total}', bn: '{total}টির মধ্যে {n}' },
  handedIn: { en: 'Handed in {time}', bn: 'জমা দিয়েছে {time}' },
  isLate: { en: 'late', bn: 'দেরিতে' },
  markedBy: { en: 'Marked by {name}, {time}', bn: 'নম্বর দিয়েছেন {name}, {time}' },
  group: { en: 'Group', bn: 'দল' },
  text: adminTexts.text,
  link: adminTexts.link,
  pages: commonTexts.paperPages,
  file: { en: 'PDF', bn: 'পিডিএফ' },
  openFile: { en: 'Open {name} in a new tab', bn: 'নতুন ট্যাবে {name} খুলুন' },
  work: { en: 'Hand-in of {name}', bn: '{name}-এর জমা' },
  marks: commonTexts.marks,
  score: { en: 'Marks, at most {max}', bn: 'নম্বর, সর্বোচ্চ {max}' },
  criterion: { en: '{name}, at most {max}', bn: '{name}, সর্বোচ্চ {max}' },
  sum: { en: '{sum} of {max}', bn: '{max}-এর মধ্যে {sum}' },
  feedback: { en: 'Feedback', bn: 'মন্তব্য' },
  feedbackHelp: {
    en: 'The student reads it, and is mailed when you save.',
    bn: 'শিক্ষার্থী এটি পড়বে; সংরক্ষণ করলে তাকে ইমেইলে জানানো হবে।',
  },
  saveNext: { en: 'Save and next unmarked', bn: 'সংরক্ষণ করে পরেরটিতে যান' },
  save: commonTexts.save,
  keys: {
    en: 'Keys: Ctrl+Enter saves and goes to the next unmarked hand-in, Alt+← and Alt+→ change the hand-in.',
    bn: 'কীবোর্ড: Ctrl+Enter দিয়ে সংরক্ষণ করে পরের বাকি জমায়, Alt+← ও Alt+→ দিয়ে আগের বা পরের জমায়।',
  },
  /** Read in both languages at once. */
  tooHigh: { bn: 'সর্বোচ্চ {max}।', en: 'At most {max}.' },
  saved: { en: 'Marks of {name} are saved.', bn: '{name}-এর নম্বর সংরক্ষণ করা হয়েছে।' },
} as const;
