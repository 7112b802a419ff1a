import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  create: { en: 'Create new', bn: 'নতুন তৈরি করুন' },
  search: commonTexts.searchByTitle,
  empty: commonTexts.noCoursesAvailable,
  notFound: commonTexts.noCourseMatches,
  subjects: commonTexts.subjects,
  parts: { en: 'Subjects and lessons', bn: 'বিষয় ও পাঠ' },
  duplicate: { en: 'Duplicate', bn: 'অনুলিপি করুন' },
  duplicated: {
    en: '{name} is a draft now. Change it and save.',
    bn: '{name} এখন খসড়া হিসেবে আছে। বদলে সংরক্ষণ করুন।',
  },
  export: commonTexts.export,
  exporting: { en: 'The file of {name} is being made.', bn: '{name}: ফাইল তৈরি হচ্ছে।' },
  import: commonTexts.import,
  moveTo: { en: 'Set to {status}', bn: 'অবস্থা {status} করুন' },
  statusOf: { en: 'Status of {name}: {status}. Change', bn: '{name}: অবস্থা {status}। বদলান' },
  statusChanged: { en: '{name} is {status} now.', bn: '{name}: অবস্থা এখন {status}।' },
  hideTitle: { en: 'Set {name} to {status}?', bn: '{name}: অবস্থা {status} করবেন?' },
  hideText: {
    en: 'Students no longer find this course. {n} are enrolled.',
    bn: 'শিক্ষার্থীরা কোর্সটি আর পাবে না। ভর্তি আছে {n} জন।',
  },
  hideMany: {
    en: 'Students no longer find these courses. {n} are enrolled in them.',
    bn: 'শিক্ষার্থীরা কোর্সগুলো আর পাবে না। সেগুলোতে ভর্তি আছে {n} জন।',
  },
  bulkTitle: {
    en: 'Set {n} courses to {status}?',
    one: 'Set {n} course to {status}?',
    bn: '{n}টি কোর্সের অবস্থা {status} করবেন?',
  },
  bulkText: {
    en: 'Courses whose status does not allow it stay as they are.',
    bn: 'যেসব কোর্সের এখনকার অবস্থায় তা করা যায় না, সেগুলো যেমন আছে তেমনই থাকবে।',
  },
  set: { en: 'Set', bn: 'করুন' },
} as const;
