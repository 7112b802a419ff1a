/** The names of the site's rules, on the page of the settings and in the audit log. */
export const ruleLabels = {
  countStatistics: { en: 'Count for me', bn: 'আমার হয়ে গুনে দাও' },
  logo: { en: 'Logo', bn: 'লোগো' },
  offered: { en: 'The site is in', bn: 'সাইটটি থাকবে' },
  standard: { en: 'Begins in', bn: 'শুরুর ভাষা' },
  grace: { en: 'Grace after the end', bn: 'সময় শেষের পরে বাড়তি সময়' },
  startsOfOne: { en: 'Starts of one exam in an hour', bn: 'এক ঘণ্টায় এক পরীক্ষা কতবার শুরু করা যাবে' },
  startsOfAll: { en: 'Starts of all exams in an hour', bn: 'এক ঘণ্টায় সব পরীক্ষা মিলিয়ে কতবার' },
  deskMinutes: { en: 'Extra minutes at the exam desk', bn: 'পরীক্ষা ডেস্কে বাড়তি মিনিট' },
  practice: { en: 'Students can make practice tests', bn: 'শিক্ষার্থীরা অনুশীলন টেস্ট তৈরি করতে পারবে' },
  discussion: {
    en: 'Questions and answers below lessons can be written',
    bn: 'পাঠের নিচে প্রশ্ন ও উত্তর লেখা যাবে',
  },
  certificates: { en: 'Winners can print certificates', bn: 'বিজয়ীরা সনদ ছাপাতে পারবে' },
} as const;
