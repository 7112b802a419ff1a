import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of an exam, by their paths in its form. */
export const examFields = {
  title: {
    kind: 'text',
    label: commonTexts.title,
    help: commonTexts.inBothLanguages,
    maxLength: 300,
  },
  type: {
    kind: 'choice',
    label: commonTexts.type,
    display: 'radio',
    choices: { MCQ: commonTexts.mcq, Written: commonTexts.written },
  },
  ExamNumber: {
    kind: 'number',
    label: { en: 'Exam number', bn: 'পরীক্ষা নম্বর' },
    help: {
      en: 'Its place in the list. Empty: the next one.',
      bn: 'তালিকায় এর ক্রম। খালি রাখলে পরেরটি বসবে।',
    },
    isOptional: true,
  },
  startingDate: {
    kind: 'dateTime',
    label: { en: 'Starting date', bn: 'শুরুর তারিখ' },
    help: { en: 'From then on students can start it.', bn: 'এই সময় থেকে শিক্ষার্থীরা শুরু করতে পারবে।' },
  },
  timeLimit: { kind: 'number', label: commonTexts.timeLimit, unit: { en: 'min', bn: 'মিনিট' } },
  duration: {
    kind: 'number',
    label: commonTexts.duration,
    help: {
      en: 'Shown to students only; the time limit is what ends an attempt.',
      bn: 'শুধু শিক্ষার্থীদের দেখানো হয়; পরীক্ষা শেষ হয় সময়সীমায়।',
    },
    unit: { en: 'h', bn: 'ঘণ্টা' },
  },
  totalMarks: { kind: 'number', label: commonTexts.totalMarks },
  passingScore: { kind: 'number', label: { en: 'Passing score', bn: 'পাস নম্বর' } },
  negetiveMarkingPercentage: {
    kind: 'number',
    label: commonTexts.negativeMarking,
    help: {
      en: 'What a wrong answer costs, as a share of its points. 0 for nothing.',
      bn: 'ভুল উত্তরে প্রশ্নের নম্বরের কত শতাংশ কাটা যাবে। না কাটলে ০ দিন।',
    },
    unit: { en: '%', bn: '%' },
  },
  mcqs: { kind: 'own', label: commonTexts.questions },
  'mcqs.points': { kind: 'own', label: commonTexts.points },
  'mcqs.explanation': { kind: 'own', label: commonTexts.explanation },
  'written.questionText': { kind: 'richText', label: commonTexts.question, isTwoLanguage: true },
  'written.answerGuidelines': {
    kind: 'richText',
    label: { en: 'Guidelines for the answer', bn: 'উত্তরের নির্দেশনা' },
    isTwoLanguage: true,
    isOptional: true,
  },
  'written.handwrittenPdf': { kind: 'own', label: { en: 'Handwritten PDF', bn: 'হাতে লেখা পিডিএফ' } },
  'written.downloadablePdf': { kind: 'own', label: { en: 'PDF to download', bn: 'নামানোর পিডিএফ' } },
  'written.criteria': {
    kind: 'own',
    label: commonTexts.criteria,
    help: {
      en: 'What markers give marks for, such as method or presentation. Without any they give one mark for the whole.',
      bn: 'কীসে আলাদা করে নম্বর দেওয়া হবে, যেমন পদ্ধতি বা উপস্থাপনা। না দিলে পুরো উত্তরে একটিই নম্বর।',
    },
  },
  'written.criteria.name': { kind: 'text', label: commonTexts.name, maxLength: 200 },
  'written.criteria.maxMarks': { kind: 'number', label: commonTexts.marks },
  'marking.isOwn': {
    kind: 'switch',
    label: { en: 'This exam has marking rules of its own', bn: 'এই পরীক্ষার নম্বরের নিয়ম আলাদা' },
    help: {
      en: 'Off: it is marked as usual for its kind; below you see how.',
      bn: 'বন্ধ থাকলে এ ধরনের পরীক্ষায় যেভাবে নম্বর দেওয়া হয় সেভাবেই হবে; নিচে দেখুন।',
    },
  },
  'marking.rightGives': {
    kind: 'choice',
    label: { en: 'A right answer gives', bn: 'সঠিক উত্তরে পাবে' },
    choices: {
      points: { en: 'the points of its question', bn: 'প্রশ্নটির নিজের নম্বর' },
      marks: { en: 'the same marks for every question', bn: 'সব প্রশ্নে একই নম্বর' },
    },
  },
  'marking.rightMarks': { kind: 'number', label: { en: 'Marks of a right answer', bn: 'সঠিক উত্তরের নম্বর' } },
  'marking.wrongCosts': {
    kind: 'choice',
    label: { en: 'A wrong answer costs', bn: 'ভুল উত্তরে কাটা যাবে' },
    choices: {
      nothing: commonTexts.nothing,
      percent: { en: 'the percentage above', bn: 'ওপরে দেওয়া শতাংশ' },
      marks: { en: 'the same marks for every question', bn: 'সব প্রশ্নে একই নম্বর' },
    },
  },
  'marking.wrongMarks': {
    kind: 'number',
    label: { en: 'Marks that a wrong answer costs', bn: 'ভুল উত্তরে কত নম্বর কাটা যাবে' },
  },
  'marking.minimumTotal': {
    kind: 'number',
    label: { en: 'Marks needed in total', bn: 'মোট কত নম্বর পেতেই হবে' },
    help: { en: 'Below it nobody passes.', bn: 'এর কম পেলে উত্তীর্ণ হবে না।' },
    isOptional: true,
  },
  'marking.secondTimerDeduction': {
    kind: 'number',
    label: {
      en: 'Deduction for a second attempt at admission',
      bn: 'দ্বিতীয়বার ভর্তি পরীক্ষার্থীর কাটা নম্বর',
    },
    help: {
      en: 'Taken from the merit score of those who say that they sit admission for the second time.',
      bn: 'যারা দ্বিতীয়বার ভর্তি পরীক্ষা দিচ্ছে বলে জানাবে, তাদের মেধা নম্বর থেকে কাটা যাবে।',
    },
    isOptional: true,
  },
  'marking.subjectMinima': {
    kind: 'own',
    label: { en: 'Marks needed per subject', bn: 'বিষয়ে কত নম্বর পেতেই হবে' },
    help: {
      en: 'Whoever stays below one of them does not pass. The name is that of the subject in the exam.',
      bn: 'কোনো একটির কম পেলে উত্তীর্ণ হবে না। পরীক্ষায় বিষয়ের যে নাম, সেটিই লিখুন।',
    },
  },
  'marking.subjectMinima.subjectName': { kind: 'own', label: commonTexts.subject },
  'marking.subjectMinima.marks': { kind: 'number', label: { en: 'Marks needed', bn: 'পেতেই হবে' } },
  'marking.hasGpa': {
    kind: 'switch',
    label: { en: 'GPA counts for the merit position', bn: 'মেধাক্রমে জিপিএ যোগ হবে' },
    help: {
      en: 'Students give their SSC and HSC GPA before they start.',
      bn: 'শুরুর আগে শিক্ষার্থীরা এসএসসি ও এইচএসসির জিপিএ জানাবে।',
    },
  },
  'marking.sscWeight': { kind: 'number', label: { en: 'SSC GPA, times', bn: 'এসএসসির জিপিএ, গুণ' } },
  'marking.hscWeight': { kind: 'number', label: { en: 'HSC GPA, times', bn: 'এইচএসসির জিপিএ, গুণ' } },
  'order.questions': {
    kind: 'switch',
    label: commonTexts.questionsInAnotherOrder,
  },
  'order.options': {
    kind: 'switch',
    label: commonTexts.optionsInAnotherOrder,
  },
} as const satisfies Fields;
