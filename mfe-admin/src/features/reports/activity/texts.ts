/** The texts of the report of activity. */
export const texts = {
  overTime: { en: 'Sittings over time', bn: 'সময় অনুযায়ী পরীক্ষা' },
  week: { en: 'Hours of the week', bn: 'সপ্তাহের কোন সময়ে' },
  heat: {
    en: 'Sittings by weekday and hour. A darker field has more.',
    bn: 'বার ও ঘণ্টা অনুযায়ী। গাঢ় ঘরে বেশি।',
  },
  busiest: { en: 'Busiest hours', bn: 'ব্যস্ততম সময়' },
  hour: { en: 'Hour', bn: 'ঘণ্টা' },
  weekday: { en: 'Weekday', bn: 'বার' },
  sittings: { en: 'Sittings', bn: 'পরীক্ষা দেওয়া' },
  kind: { en: 'Kind of exam', bn: 'পরীক্ষার ধরন' },
  allKinds: { en: 'All kinds', bn: 'সব ধরন' },
  empty: { en: 'Nobody sat an exam in these days.', bn: 'এই দিনগুলোতে কেউ পরীক্ষা দেয়নি।' },
  emptyKind: { en: 'None of this kind in these days.', bn: 'এই দিনগুলোতে এই ধরনের কিছু নেই।' },
  counted: {
    en: 'Counted by when answers were submitted. A written exam counts once it is marked.',
    bn: 'উত্তর জমা দেওয়ার সময় ধরে গোনা। লিখিত পরীক্ষা নম্বর দেওয়ার পর গোনা হয়।',
  },
} as const;
