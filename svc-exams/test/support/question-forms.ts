import type { BankQuestionInput } from '@pathshala/svc-exams-contract/question';

/** A complete question; the first option is correct. */
export function questionForm(changes: Partial<BankQuestionInput> = {}): BankQuestionInput {
  return {
    question: '<p>What is the unit of force?</p>',
    options: ['newton', 'joule', 'watt', 'pascal'].map((text, at) => ({ text, isCorrect: at === 0 })),
    explanation: '<p>$F = ma$</p>',
    points: 1,
    subject: 'Physics',
    chapter: 'Motion',
    difficulty: 'easy',
    tags: ['units'],
    source: 'DU 2019-20',
    forPractice: true,
    ...changes,
  };
}
