/** Texts of `MarkingSchemeSummary`. */
export const texts = {
  rightPoints: {
    en: 'A right answer gives the marks of its question.',
    bn: 'সঠিক উত্তরে প্রশ্নের পুরো নম্বর পাবেন।',
  },
  rightMarks: {
    en: 'A right answer gives {n} marks.',
    bn: 'প্রতিটি সঠিক উত্তরে {n} নম্বর পাবেন।',
  },
  rightOne: { en: 'A right answer gives 1 mark.', bn: 'প্রতিটি সঠিক উত্তরে ১ নম্বর পাবেন।' },
  wrongOne: {
    en: 'A wrong answer costs 1 mark. A question left blank costs nothing.',
    bn: 'প্রতিটি ভুল উত্তরে ১ নম্বর কাটা যাবে। উত্তর না দিলে কিছু কাটা যাবে না।',
  },
  wrongNothing: {
    en: 'There is no negative marking: a wrong answer costs nothing.',
    bn: 'নেগেটিভ মার্কিং নেই: ভুল উত্তরে নম্বর কাটা যাবে না।',
  },
  wrongPercent: {
    en: 'A wrong answer costs {percent} of the question’s marks. A question left blank costs nothing.',
    bn: 'ভুল উত্তরে প্রশ্নের নম্বরের {percent} কাটা যাবে। উত্তর না দিলে কিছু কাটা যাবে না।',
  },
  wrongMarks: {
    en: 'A wrong answer costs {n} marks. A question left blank costs nothing.',
    bn: 'প্রতিটি ভুল উত্তরে {n} নম্বর কাটা যাবে। উত্তর না দিলে কিছু কাটা যাবে না।',
  },
  matchSet: {
    en: 'A question may have several right options: choose all of them, and no other.',
    bn: 'কোনো প্রশ্নের একাধিক সঠিক উত্তর থাকতে পারে: সব কটি বাছতে হবে, অন্য একটিও নয়।',
  },
  minimumTotal: {
    en: 'To pass you need at least {n} marks in total.',
    bn: 'পাস করতে মোট অন্তত {n} নম্বর লাগবে।',
  },
  minimumSubject: {
    en: 'In {subject} you need at least {n} marks.',
    bn: '{subject} বিষয়ে অন্তত {n} নম্বর লাগবে।',
  },
  gpa: {
    en: 'Your GPA counts for the merit position: SSC × {ssc} and HSC × {hsc} are added to your score.',
    bn: 'মেধাস্থানে জিপিএও ধরা হবে: নম্বরের সঙ্গে যোগ হবে এসএসসির জিপিএ × {ssc} এবং এইচএসসির জিপিএ × {hsc}।',
  },
  secondTimer: {
    en: 'For the merit position {n} marks are taken off if this is your second time.',
    bn: 'দ্বিতীয়বার পরীক্ষা দিলে মেধাস্থানের হিসাবে {n} নম্বর কাটা যাবে।',
  },
  example: {
    en: 'Example: of {questions} questions {right} are right, {wrong} wrong and {blank} blank.',
    bn: 'যেমন: {questions}টি প্রশ্নে {right}টি সঠিক, {wrong}টি ভুল, {blank}টি ফাঁকা।',
  },
  exampleMarks: {
    en: '{right} × {perRight} − {wrong} × {perWrong} = {score} marks.',
    bn: '{right} × {perRight} − {wrong} × {perWrong} = {score} নম্বর।',
  },
  exampleWithoutLoss: {
    en: '{right} × {perRight} = {score} marks.',
    bn: '{right} × {perRight} = {score} নম্বর।',
  },
};
