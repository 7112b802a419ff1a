import { all, marked, of, path, rulesOf, seat, secondTime, section, type UnitRules } from './unit-rules.ts';

export const mbbs: UnitRules = {
  id: 'mbbs-bds',
  name: { bn: 'মেডিকেল ও ডেন্টাল (এমবিবিএস/বিডিএস)', en: 'Medical and dental (MBBS/BDS)' },
  source:
    'en.prothomalo.com 2025-11-01 and 2025-12-13; prothomalo.com 2025-11-10; ajkerpatrika.com 2025-12-09',
  sourceDate: '2025-12-13',
  // Whether those admitted last year lose more marks is not stated for this year, nor are the shares of the quotas.
  open: ['ties', 'quotas', 'second-time'],
  rules: rulesOf({
    sections: [
      of('biology', 30),
      of('chemistry', 25),
      of('physics', 15),
      of('english', 15),
      section(
        ['knowledge', 'সাধারণ জ্ঞান, প্রবণতা ও মানবিক গুণ', 'General knowledge, aptitude and humane quality'],
        15,
      ),
    ],
    minutes: 75,
    minimumTotal: 40,
    merit: {
      testOutOf: null,
      perSscPoint: 8,
      perHscPoint: 12,
      deductions: [secondTime({ of: 'merit', marks: 3 })],
    },
    eligibility: [
      path({
        groups: ['science'],
        sscYears: [2022, 2023],
        hscYears: [2024, 2025],
        sscGpa: 4,
        hscGpa: 4,
        totalGpa: 8.5,
        hscSubjects: [{ subject: 'Biology', point: 3.5 }],
      }),
    ],
    seats: [seat(['mbbs', 'এমবিবিএস', 'MBBS'], 5100), seat(['bds', 'বিডিএস', 'BDS'], 545)],
  }),
};

const duYears = { hscYears: [2025], sscYears: [2020, 2021, 2022, 2023] };

export const dhaka: readonly UnitRules[] = [
  {
    id: 'du-a',
    name: { bn: 'ঢাকা বিশ্ববিদ্যালয়, বিজ্ঞান ইউনিট', en: 'University of Dhaka, science unit' },
    source: 'ekhon.tv 2025-02 (scheme of 2024/25); edukotha; en.prothomalo.com 2026-01-27',
    sourceDate: '2026-01-27',
    // Minima and gate are known of older years alone; weights of the GPA within the 20 marks are not known.
    open: ['sections', 'minima', 'merit', 'ties', 'quotas'],
    rules: rulesOf({
      sections: [of('mcq', 60, { perRight: null }), of('written', 40, { kind: 'written' })],
      minutes: 90,
      gate: marked,
      eligibility: [path({ ...duYears, groups: ['science'], sscGpa: 3.5, hscGpa: 3.5, totalGpa: 8 })],
      seats: [seat(all, 1891)],
    }),
  },
  {
    id: 'du-b',
    name: {
      bn: 'ঢাকা বিশ্ববিদ্যালয়, কলা, আইন ও সামাজিক বিজ্ঞান ইউনিট',
      en: 'University of Dhaka, arts, law and social science unit',
    },
    source: 'medioq 2025-08-29; edukotha',
    sourceDate: '2025-08-29',
    open: ['merit', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      sections: [
        of('bangla', 15, { minimum: 5 }),
        of('english', 15, { minimum: 5 }),
        of('knowledge', 30),
        section(['written-bangla', 'লিখিত বাংলা', 'Written Bangla'], 20, { kind: 'written' }),
        section(['written-english', 'লিখিত ইংরেজি', 'Written English'], 20, { kind: 'written' }),
      ],
      minutes: 90,
      minimumTotal: 40,
      gate: { minimum: 24, first: null },
      eligibility: [
        path({ ...duYears, groups: ['humanities', 'business'], sscGpa: 3, hscGpa: 3, totalGpa: 7.5 }),
        path({ ...duYears, groups: ['science'], sscGpa: 3.5, hscGpa: 3.5, totalGpa: 8 }),
      ],
    }),
  },
  {
    id: 'du-c',
    name: { bn: 'ঢাকা বিশ্ববিদ্যালয়, ব্যবসায় শিক্ষা ইউনিট', en: 'University of Dhaka, business unit' },
    source: 'english.thedailycampus.com; dhakapost.com; dainikshiksha.com 2025; edukotha',
    sourceDate: '2025-12-06',
    open: ['sections', 'penalty', 'minima', 'gate', 'merit', 'ties', 'quotas'],
    rules: rulesOf({
      sections: [of('mcq', 60, { perRight: null }), of('written', 40, { kind: 'written' })],
      minutes: 90,
      eligibility: [path({ ...duYears, sscGpa: 3, hscGpa: 3, totalGpa: 7.5 })],
      seats: [
        seat(['business', 'ব্যবসায় শিক্ষা', 'Business group'], 930, { group: 'business' }),
        seat(['science', 'বিজ্ঞান', 'Science group'], 95, { group: 'science' }),
        seat(['humanities', 'মানবিক', 'Humanities group'], 25, { group: 'humanities' }),
      ],
    }),
  },
];

const gstYears = { hscYears: [2024, 2025], sscYears: [2021, 2022, 2023] };
const gstFacts = { minutes: 60, minimumTotal: 30 };

export const gst: readonly UnitRules[] = [
  {
    id: 'gst-a',
    name: { bn: 'জিএসটি গুচ্ছ, ক ইউনিট', en: 'GST cluster, unit A' },
    source: 'news.allresultnet.com 2026; ekhon.tv 2026-02; admissiontestbd 2026-04; admissionbd.org',
    sourceDate: '2026-04-01',
    // Each university makes its own list, so that merit, seats and quotas belong to no unit.
    open: ['merit', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      ...gstFacts,
      sections: [
        of('physics', 25),
        of('chemistry', 25),
        of('maths', 25),
        of('biology', 25),
        of('bangla', 25),
        of('english', 25),
      ],
      choices: [
        {
          sectionIds: ['maths', 'biology', 'bangla', 'english'],
          choose: 2,
          ofThem: { sectionIds: ['maths', 'biology'], atLeast: 1 },
        },
      ],
      eligibility: [path({ ...gstYears, groups: ['science'], sscGpa: 3.5, hscGpa: 3.5, totalGpa: 8 })],
    }),
  },
  {
    id: 'gst-b',
    name: { bn: 'জিএসটি গুচ্ছ, খ ইউনিট', en: 'GST cluster, unit B' },
    source: 'news.allresultnet.com 2026; thedailycampus.com 97512 and 113932',
    sourceDate: '2026-04-03',
    open: ['eligibility', 'merit', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      ...gstFacts,
      sections: [of('bangla', 35), of('english', 35), of('knowledge', 30)],
      eligibility: [path({ ...gstYears, groups: ['humanities'] })],
    }),
  },
  {
    id: 'gst-c',
    name: { bn: 'জিএসটি গুচ্ছ, গ ইউনিট', en: 'GST cluster, unit C' },
    source: 'news.allresultnet.com 2026',
    sourceDate: '2026-03-27',
    open: ['eligibility', 'merit', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      ...gstFacts,
      sections: [
        section(['accounting', 'হিসাববিজ্ঞান', 'Accounting'], 35),
        section(['management', 'ব্যবসায় সংগঠন ও ব্যবস্থাপনা', 'Business organisation and management'], 35),
        of('bangla', 15),
        of('english', 15),
      ],
      eligibility: [path({ ...gstYears, groups: ['business'] })],
    }),
  },
];
