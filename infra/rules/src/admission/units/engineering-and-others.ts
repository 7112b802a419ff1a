import { all, nothing, of, path, rulesOf, seat, secondTime, testOnly, type UnitRules } from './unit-rules.ts';

export const agriculture: UnitRules = {
  id: 'agriculture',
  name: { bn: 'কৃষি গুচ্ছ', en: 'Agriculture cluster' },
  source: 'ekhon.tv 2026-01; bssnews 2026-01-03; prothomalo.com o76111185g (2024/25)',
  sourceDate: '2026-01-03',
  // The test counts 100 and the GPA 50; how SSC and HSC share the 50 is not stated.
  open: ['sections', 'minima', 'merit', 'eligibility', 'second-time', 'ties', 'quotas'],
  rules: rulesOf({ sections: [of('mcq', 100)], minutes: 60, seats: [seat(all, 3701)] }),
};

export const engineering: readonly UnitRules[] = [
  {
    id: 'cuet',
    name: { bn: 'চুয়েট', en: 'CUET' },
    source: 'prothomalo.com; admissionbd.org; khoborsangjog 2026-01-17',
    sourceDate: '2026-01-17',
    open: ['sections', 'minutes', 'minima', 'eligibility', 'second-time', 'ties'],
    rules: rulesOf({
      sections: [of('mcq', 500, { perRight: null, perWrong: { costs: 'percent', percentage: 25 } })],
      eligibility: [path({ hscYears: [2025] })],
      seats: [
        seat(all, 920),
        seat(['ethnic', 'ক্ষুদ্র নৃগোষ্ঠী', 'Ethnic groups'], 10, { quota: 'ethnic' }),
        seat(['rakhain', 'রাখাইন', 'Rakhain'], 1, { quota: 'rakhain' }),
      ],
    }),
  },
  {
    id: 'kuet',
    name: { bn: 'কুয়েট', en: 'KUET' },
    source: 'thedailycampus.com 236813 and 238713; dailyresultbd 2025-11-27',
    sourceDate: '2026-01-14',
    open: ['sections', 'minima', 'eligibility', 'second-time', 'ties'],
    rules: rulesOf({
      sections: [of('written', 500, { kind: 'written' })],
      minutes: 180,
      eligibility: [path({ hscYears: [2025] })],
      seats: [seat(all, 1060), seat(['reserved', 'সংরক্ষিত', 'Reserved'], 5, { quota: 'ethnic' })],
    }),
  },
  {
    id: 'buet',
    name: { bn: 'বুয়েট, মডিউল এ', en: 'BUET, module A' },
    source: 'banglakantha 2025-10-26; bdeducator; bdtoday 66654; prothomalo.com 2025-10-28',
    sourceDate: '2025-10-28',
    open: ['sections', 'minima', 'ties'],
    rules: rulesOf({
      sections: [
        of('maths', 0, { kind: 'written' }),
        of('physics', 0, { kind: 'written' }),
        of('chemistry', 0, { kind: 'written' }),
      ],
      minutes: 180,
      eligibility: [
        path({
          sscYears: [2022, 2023],
          hscYears: [2025],
          sscGpa: 4,
          hscGpa: 5,
          hscSubjects: ['Physics', 'Chemistry', 'Mathematics'].map((subject) => ({ subject, point: 5 })),
        }),
      ],
      seats: [seat(all, 1305), seat(['ethnic', 'ক্ষুদ্র নৃগোষ্ঠী', 'Ethnic groups'], 4, { quota: 'ethnic' })],
    }),
  },
  {
    id: 'mist-a',
    name: { bn: 'এমআইএসটি, এ ইউনিট', en: 'MIST, unit A' },
    source: 'nkcacademy 2024-12-30 (sections, 2024/25); prothomalo.com 2025-10-18; thedailycampus.com 223116',
    sourceDate: '2025-10-18',
    open: ['minutes', 'minima', 'eligibility', 'merit', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      sections: [
        of('maths', 90, { kind: 'written' }),
        of('physics', 70, { kind: 'written' }),
        of('chemistry', 30, { kind: 'written' }),
        of('english', 10, { kind: 'written' }),
      ],
      merit: { ...testOnly, deductions: [secondTime({ of: 'test', percentage: 5 })] },
      eligibility: [path({ sscYears: [2022, 2023], hscYears: [2024, 2025], sscGpa: 4 })],
    }),
  },
];

export const others: readonly UnitRules[] = [
  {
    id: 'jnu-a',
    name: { bn: 'জগন্নাথ বিশ্ববিদ্যালয়, এ ইউনিট', en: 'Jagannath University, unit A' },
    source: 'prothomalo.com 2025-11-22; en.prothomalo.com 2025-11-22; bangla.fm',
    sourceDate: '2025-11-22',
    open: ['sections', 'eligibility', 'ties', 'quotas'],
    rules: rulesOf({
      // 96 questions of 0.75; 20 percent of the marks are needed to enter choices.
      sections: [of('mcq', 72, { perRight: 0.75 })],
      minutes: 60,
      minimumTotal: 14.4,
      merit: { testOutOf: null, perSscPoint: 2, perHscPoint: 3.6, deductions: [] },
      eligibility: [path({ hscYears: [2025], sscYears: [2022, 2023] })],
      seats: [seat(all, 860)],
    }),
  },
  {
    id: 'nu-science',
    name: { bn: 'জাতীয় বিশ্ববিদ্যালয়, স্নাতক (সম্মান), বিজ্ঞান', en: 'National University, honours, science' },
    source: 'admissionbd.org; sarabangla 2026-01-31',
    sourceDate: '2026-01-31',
    open: ['merit', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      sections: [of('mcq', 100, { perWrong: nothing })],
      minutes: 60,
      minimumTotal: 35,
      eligibility: [
        path({
          groups: ['science'],
          sscYears: [2022, 2023],
          hscYears: [2024, 2025],
          sscGpa: 2.25,
          hscGpa: 2,
          totalGpa: 4.75,
        }),
      ],
    }),
  },
  {
    id: 'bup-fass',
    name: { bn: 'বিইউপি, কলা ও সামাজিক বিজ্ঞান', en: 'BUP, arts and social science' },
    source: 'bup.edu.bd pages 466, 494 and 495 (official)',
    sourceDate: '2025-11-10',
    // The official pages state 0.25 and 0.50 for a wrong answer, and two tables of GPA.
    open: ['penalty', 'minima', 'eligibility', 'ties', 'seats', 'quotas'],
    rules: rulesOf({
      sections: [
        of('english', 40, { perWrong: nothing }),
        of('knowledge', 40, { perWrong: nothing }),
        of('bangla', 20, { perWrong: nothing }),
      ],
      minutes: 60,
      merit: { testOutOf: 55, perSscPoint: 4, perHscPoint: 5, deductions: [] },
      eligibility: [path({ hscYears: [2024, 2025] })],
    }),
  },
];
