import { describe, expect, it } from 'vitest';
import { weakestChapter } from './weakest-chapter.ts';

const questionsOf = (chapter: string, count: number, subject = 'Physics') =>
  Array.from({ length: count }, () => ({ subject, chapter }));

describe('the weakest chapter', () => {
  const drawable = ['Motion', 'Force', ''].map((chapter) => ({ subject: 'Physics', chapter, count: 5 }));

  it('is the one with the most mistakes that has questions to practise', () => {
    const questions = [
      ...questionsOf('Motion', 3),
      ...questionsOf('Force', 4),
      ...questionsOf('Acids', 9, 'Chemistry'),
      ...questionsOf('', 12),
    ];
    const choices = [...drawable, { subject: 'Physics', chapter: 'Force', count: 2 }];
    expect(weakestChapter(questions, choices)).toEqual({
      subject: 'Physics',
      chapter: 'Force',
      mistakes: 4,
      questions: 7,
    });
  });

  it('is the first by name of equal ones, and none where each has too few', () => {
    const equal = [...questionsOf('Motion', 3), ...questionsOf('Force', 3)];
    expect(weakestChapter(equal, drawable)?.chapter).toBe('Force');
    expect(weakestChapter(questionsOf('Motion', 2), drawable)).toBeNull();
    expect(weakestChapter([], drawable)).toBeNull();
  });
});
