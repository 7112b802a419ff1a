import type { EligibilityPath, RuleSet, SeatCategory } from '../rule-set.ts';
import { all, nothing, of, path, rulesOf, seat, type UnitRules } from './unit-rules.ts';

export const ju: UnitRules = {
  id: 'ju-a',
  name: { bn: 'জাহাঙ্গীরনগর বিশ্ববিদ্যালয়, এ ইউনিট', en: 'Jahangirnagar University, unit A' },
  source: 'banglastream 2025-11-19; thedailycampus.com 230962; jagonews24.com 2025-12-09',
  sourceDate: '2025-12-23',
  // The scheme of this year (80 marks in older ones), its penalty and its minima are not stated.
  open: ['sections', 'minutes', 'penalty', 'minima', 'merit', 'ties', 'eligibility', 'second-time', 'quotas'],
  rules: rulesOf({
    sections: [of('mcq', 80, { perWrong: nothing })],
    eligibility: [path({ hscYears: [2024, 2025] })],
    seats: [
      { ...seat(['women', 'ছাত্রী', 'Women'], 213), gender: 'female' },
      { ...seat(['men', 'ছাত্র', 'Men'], 213), gender: 'male' },
    ],
  }),
};

const ruRules = (eligibility: readonly EligibilityPath[], seats: readonly SeatCategory[]): RuleSet =>
  rulesOf({
    sections: [of('mcq', 100, { perRight: 1.25 })],
    minutes: 60,
    eligibility,
    seats,
  });
const ruYears = { hscYears: [2024, 2025] };
const ruScience = path({ ...ruYears, groups: ['science'], sscGpa: 3.5, hscGpa: 3.5, totalGpa: 8 });
const ruOthers = path({ ...ruYears, groups: ['humanities', 'business'], sscGpa: 3, hscGpa: 3, totalGpa: 7 });
const ruFacts = {
  source:
    'prothomalo.com 2025-11-06; enewsbd 2025-11; bn.thedailystar.net 2025-10-26; radiomahananda 2026-01',
  sourceDate: '2026-01-24',
  open: ['sections', 'minima', 'ties', 'seats', 'quotas'],
} as const;

export const rajshahi: readonly UnitRules[] = [
  {
    ...ruFacts,
    id: 'ru-a',
    name: { bn: 'রাজশাহী বিশ্ববিদ্যালয়, এ ইউনিট', en: 'University of Rajshahi, unit A' },
    rules: ruRules([ruScience, ruOthers], []),
  },
  {
    ...ruFacts,
    id: 'ru-b',
    name: { bn: 'রাজশাহী বিশ্ববিদ্যালয়, বি ইউনিট', en: 'University of Rajshahi, unit B' },
    rules: ruRules([ruScience, ruOthers], []),
  },
  {
    ...ruFacts,
    id: 'ru-c',
    name: { bn: 'রাজশাহী বিশ্ববিদ্যালয়, সি ইউনিট', en: 'University of Rajshahi, unit C' },
    open: ['sections', 'minima', 'ties', 'quotas'],
    rules: ruRules([ruScience, ruOthers], [seat(all, 1536)]),
  },
];

const cuYears = { hscYears: [2024, 2025], sscYears: [2022, 2023] };
/** A candidate with a quota needs 40 as well, since 2024/25. */
const cuFacts = { minutes: 60, minimumTotal: 40 };

export const chittagong: readonly UnitRules[] = [
  {
    id: 'cu-a',
    name: { bn: 'চট্টগ্রাম বিশ্ববিদ্যালয়, এ ইউনিট', en: 'University of Chittagong, unit A' },
    source:
      'en.prothomalo.com 2026-01-07; admissionfighter 2025-01 (sections and their minima, 2024/25); admissionbd.org',
    sourceDate: '2026-01-07',
    open: ['second-time', 'ties', 'quotas'],
    rules: rulesOf({
      ...cuFacts,
      sections: [
        of('bangla', 10, { minimum: 3 }),
        of('english', 15, { minimum: 4 }),
        of('physics', 25),
        of('chemistry', 25),
        of('maths', 25),
        of('biology', 25),
      ],
      choices: [{ sectionIds: ['physics', 'chemistry', 'maths', 'biology'], choose: 3, ofThem: null }],
      eligibility: [path({ ...cuYears, sscGpa: 4, hscGpa: 3.25, totalGpa: 7.75 })],
      seats: [seat(all, 1093)],
    }),
  },
  {
    id: 'cu-b',
    name: { bn: 'চট্টগ্রাম বিশ্ববিদ্যালয়, বি ইউনিট', en: 'University of Chittagong, unit B' },
    source: 'thedailycampus.com 236733 (2026-01-14); admissionbd.org; pnn24 2026-01-10',
    sourceDate: '2026-01-14',
    open: ['second-time', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      ...cuFacts,
      sections: [
        of('bangla', 30, { minimum: 7 }),
        of('english', 30, { minimum: 6 }),
        of('knowledge', 40, { minimum: 13 }),
      ],
      eligibility: [
        path({ ...cuYears, groups: ['humanities'], totalGpa: 7 }),
        path({ ...cuYears, groups: ['science', 'business'], totalGpa: 7.5 }),
      ],
    }),
  },
  {
    id: 'cu-d',
    name: { bn: 'চট্টগ্রাম বিশ্ববিদ্যালয়, ডি ইউনিট', en: 'University of Chittagong, unit D' },
    source: 'thedailycampus.com 234992; admissionbd.org; pnn24 2026-01-10',
    sourceDate: '2026-01-10',
    open: ['sections', 'minima', 'second-time', 'ties', 'quotas'],
    rules: rulesOf({
      sections: [of('mcq', 100, { perRight: null })],
      minutes: 60,
      eligibility: [path({ ...cuYears, totalGpa: 7 })],
      seats: [seat(all, 849)],
    }),
  },
];
