import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useSession } from '@pathshala/web-kit/use-session';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { texts as scoreTexts } from '../../scores/texts.ts';
import { useTexts } from '../../texts.ts';
import { hasQuestions } from './has-questions.ts';
import type { ScoredResult } from './scored-result.ts';
import type { SharedResult } from './share-picture.ts';

const kinds = ['correct', 'wrong', 'blank'] as const;

/** What the share picture of an own result shows; null for the result of another. `title` as the page shows it. */
export function useSharedResult(result: ScoredResult, title: string): SharedResult | null {
  const say = useTexts();
  const text = useText();
  const format = useFormat();
  const { user } = useSession();
  const school = useSiteName();
  if (user?._id !== result.studentId) return null;
  const parts = hasQuestions(result)
    ? kinds.map((kind) => {
        const label = text(scoreTexts[kind]);
        return { kind, count: result[kind], text: `${label}: ${format.number(result[kind])}` };
      })
    : [];
  return {
    school,
    name: user.name || user.username,
    title,
    score: say('result.score', { score: result.score, total: result.totalMarks }),
    date: format.date(result.dateTaken),
    parts,
  };
}
