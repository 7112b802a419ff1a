import type {
  Bilingual,
  Deduction,
  EligibilityPath,
  RuleSet,
  SeatCategory,
  Section,
  SectionChoice,
} from './rule-set.ts';
import { both, groupNames, groupsIn, tieName, yearsIn } from './sentence-parts.ts';

function penaltyOf({ perWrong }: Section): Bilingual {
  if (perWrong.costs === 'nothing') {
    return { bn: 'ভুল উত্তরে নম্বর কাটা যায় না', en: 'a wrong answer costs nothing' };
  }
  if (perWrong.costs === 'marks') {
    const { marks } = perWrong;
    return both((language, number) =>
      language === 'bn'
        ? `প্রতি ভুল উত্তরে ${number(marks)} নম্বর কাটা যায়`
        : `each wrong answer costs ${number(marks)} marks`,
    );
  }
  const { percentage } = perWrong;
  return both((language, number) =>
    language === 'bn'
      ? `প্রতি ভুল উত্তরে প্রশ্নের নম্বরের ${number(percentage)}% কাটা যায়`
      : `each wrong answer costs ${number(percentage)} % of the question's marks`,
  );
}

/** `Physics: 25 marks; each wrong answer costs 0.25 marks; 10 are needed.` */
function sectionSentence(section: Section): Bilingual {
  const { name, fullMarks, minimum, kind } = section;
  const penalty = penaltyOf(section);
  return both((language, number) => {
    const isBn = language === 'bn';
    const full = isBn ? `${number(fullMarks)} নম্বর` : `${number(fullMarks)} marks`;
    const wrong = kind === 'mcq' ? `; ${penalty[language]}` : '';
    const least =
      minimum === null
        ? ''
        : isBn
          ? `; পাসের জন্য ${number(minimum)} দরকার`
          : `; ${number(minimum)} are needed to pass`;
    return `${name[language]}: ${full}${wrong}${least}${isBn ? '।' : '.'}`;
  });
}

function choiceSentence(
  { choose, sectionIds, ofThem }: SectionChoice,
  sections: readonly Section[],
): Bilingual {
  return both((language, number) => {
    const namesOf = (ids: readonly string[]): string =>
      sections
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name[language])
        .join(', ');
    const isBn = language === 'bn';
    const names = namesOf(sectionIds);
    const main = isBn
      ? `${names}: এর মধ্যে ${number(choose)}টির উত্তর দিতে হবে`
      : `Of ${names}, ${number(choose)} are answered`;
    if (ofThem === null) return isBn ? `${main}।` : `${main}.`;
    const needed = namesOf(ofThem.sectionIds);
    return isBn
      ? `${main}, যার কমপক্ষে ${number(ofThem.atLeast)}টি ${needed}-এর মধ্য থেকে।`
      : `${main}, at least ${number(ofThem.atLeast)} of them from ${needed}.`;
  });
}

function gateSentences({ gate }: RuleSet): readonly Bilingual[] {
  if (gate === null) return [];
  const { minimum, first } = gate;
  return [
    both((language, number) => {
      if (minimum === null) {
        return language === 'bn'
          ? 'MCQ অংশে পাস করলেই কেবল অন্য অংশের খাতা দেখা হয়।'
          : 'The other parts are marked only for those who pass the MCQ part.';
      }
      return language === 'bn'
        ? `MCQ অংশে মোট ${number(minimum)} পেলেই কেবল অন্য অংশের খাতা দেখা হয়।`
        : `The other parts are marked only for those who have ${number(minimum)} marks in the MCQ part.`;
    }),
    ...(first === null
      ? []
      : [
          both((language, number) =>
            language === 'bn'
              ? `MCQ নম্বরের ক্রমে প্রথম ${number(first)} জনের অন্য অংশের খাতা দেখা হয়; শেষ স্থানে সমান নম্বরের সবাই থাকেন।`
              : `They are marked for the first ${number(first)} by MCQ marks; all who are equal at the last place are among them.`,
          ),
        ]),
  ];
}

function meritSentence({ merit: { testOutOf, perSscPoint, perHscPoint } }: RuleSet): Bilingual {
  return both((language, number) => {
    const isBn = language === 'bn';
    const test =
      testOutOf === null
        ? isBn
          ? 'পরীক্ষার নম্বর'
          : 'marks of the test'
        : isBn
          ? `পরীক্ষার নম্বর (${number(testOutOf)}-এ রূপান্তরিত)`
          : `marks of the test out of ${number(testOutOf)}`;
    const parts = [
      test,
      ...(perSscPoint === 0 ? [] : [`${isBn ? 'এসএসসি জিপিএ' : 'SSC GPA'} × ${number(perSscPoint)}`]),
      ...(perHscPoint === 0 ? [] : [`${isBn ? 'এইচএসসি জিপিএ' : 'HSC GPA'} × ${number(perHscPoint)}`]),
    ];
    return isBn ? `মেধা স্কোর = ${parts.join(' + ')}।` : `Merit score = ${parts.join(' + ')}.`;
  });
}

function deductionSentence({ name, takes }: Deduction): Bilingual {
  return both((language, number) => {
    const isBn = language === 'bn';
    if (takes.of === 'merit') {
      return isBn
        ? `${name.bn}: প্রমাণিত হলে মেধা স্কোর থেকে ${number(takes.marks)} কাটা যায়।`
        : `${name.en}: ${number(takes.marks)} marks are taken from the merit score, where it is proved.`;
    }
    return isBn
      ? `${name.bn}: প্রমাণিত হলে পরীক্ষার নম্বরের ${number(takes.percentage)}% কাটা যায়।`
      : `${name.en}: ${number(takes.percentage)} % of the marks of the test are taken, where it is proved.`;
  });
}

function tieSentence({ ties, sections }: RuleSet): Bilingual {
  if (ties.length === 0) {
    return { bn: 'সমান মেধা স্কোরে একই স্থান হয়।', en: 'Equal merit scores share a rank.' };
  }
  const names = ties.map((step) => tieName(step, sections));
  return {
    bn: `মেধা স্কোর সমান হলে ক্রমানুসারে দেখা হয়: ${names.map(({ bn }) => bn).join(', ')}; তাতেও সমান হলে একই স্থান।`,
    en: `Equal merit scores are decided in this order: ${names.map(({ en }) => en).join(', ')}; who is still equal shares a rank.`,
  };
}

const leastNames = [
  ['sscGpa', { bn: 'এসএসসি জিপিএ কমপক্ষে', en: 'SSC GPA at least' }],
  ['hscGpa', { bn: 'এইচএসসি জিপিএ কমপক্ষে', en: 'HSC GPA at least' }],
  ['totalGpa', { bn: 'মোট জিপিএ কমপক্ষে', en: 'total GPA at least' }],
] as const;

const yearNames = [
  ['sscYears', { bn: 'এসএসসি', en: 'SSC' }],
  ['hscYears', { bn: 'এইচএসসি', en: 'HSC' }],
] as const;

function pathSentence(path: EligibilityPath): Bilingual {
  return both((language, number) => {
    const isBn = language === 'bn';
    const years = yearNames.flatMap(([field, name]) =>
      path[field].length === 0 ? [] : [`${name[language]} ${yearsIn(language, path[field])}`],
    );
    const least = leastNames.flatMap(([field, name]) => {
      const needed = path[field];
      return needed === null ? [] : [`${name[language]} ${number(needed)}`];
    });
    const subjects = path.hscSubjects.map(({ subject, point }) =>
      isBn
        ? `এইচএসসি ${subject}-এ কমপক্ষে ${number(point)}`
        : `at least ${number(point)} in ${subject} at HSC`,
    );
    const groups = path.hscGroups.length === 0 ? null : groupsIn(language, path.hscGroups);
    const parts = [...years, ...least, ...subjects].join(', ');
    return isBn
      ? `${groups ?? 'সব বিভাগ'}: ${parts}।`
      : `${groups === null ? 'All groups' : `Group ${groups}`}: ${parts}.`;
  });
}

function seatSentence({ name, seats, hscGroup, gender }: SeatCategory): Bilingual {
  return both((language, number) => {
    const isBn = language === 'bn';
    const genders = { female: isBn ? 'নারী' : 'women', male: isBn ? 'পুরুষ' : 'men' };
    const limits = [
      ...(hscGroup === null ? [] : [groupNames[hscGroup][language]]),
      ...(gender === null ? [] : [genders[gender]]),
    ];
    const only = limits.length === 0 ? '' : ` (${limits.join(', ')})`;
    return isBn ? `${name.bn}: ${number(seats)} আসন${only}।` : `${name.en}: ${number(seats)} seats${only}.`;
  });
}

/** Every rule as a sentence, in the order in which a candidate meets them. */
export function sentencesOf(rules: RuleSet): readonly Bilingual[] {
  const { eligibility, sections, choices, minimumTotal, minutes, merit, seats } = rules;
  return [
    ...eligibility.map(pathSentence),
    ...sections.map(sectionSentence),
    ...choices.map((choice) => choiceSentence(choice, sections)),
    ...(minutes === null
      ? []
      : [
          both((language, number) =>
            language === 'bn' ? `সময় ${number(minutes)} মিনিট।` : `${number(minutes)} minutes.`,
          ),
        ]),
    ...(minimumTotal === null
      ? []
      : [
          both((language, number) =>
            language === 'bn'
              ? `পাসের জন্য মোট ${number(minimumTotal)} নম্বর দরকার।`
              : `${number(minimumTotal)} marks in total are needed to pass.`,
          ),
        ]),
    ...gateSentences(rules),
    meritSentence(rules),
    ...merit.deductions.map(deductionSentence),
    tieSentence(rules),
    ...seats.map(seatSentence),
  ];
}
