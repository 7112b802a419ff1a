import { createExpiringCache } from '@pathshala/service-kit/caches/expiring-cache';
import type { QuestionBank, Questions } from '../ports.ts';

interface ForPracticeDependencies {
  readonly questions: Pick<Questions, 'drawable'>;
  readonly now: () => number;
}

const ageMs = 60_000;

/** Every question for practice. Reading a large bank is slow, so that all students share one read a minute. */
export function forPractice({ questions, now }: ForPracticeDependencies): QuestionBank['forPractice'] {
  const readings = createExpiringCache<ReturnType<QuestionBank['forPractice']>>({
    ttlMs: ageMs,
    max: 1,
    now,
  });
  return async () => {
    const known = readings.get('all');
    if (known !== undefined) return known;
    const reading = questions.drawable({});
    readings.set('all', reading);
    try {
      return await reading;
    } catch (error) {
      readings.delete('all');
      throw error;
    }
  };
}
