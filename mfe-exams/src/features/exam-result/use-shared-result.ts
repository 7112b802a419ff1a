import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useNameOf } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useSession } from '@pathshala/web-kit/use-session';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { texts as scoreTexts } from '../../scores/texts.ts';
import { hasQuestions } from './has-questions.ts';
import type { ScoredResult } from './scored-result.ts';
import type { SharedResult } from './share-picture.ts';
import { texts as examResultTexts } from './texts.ts';

const kinds = ['correct', 'wrong', 'blank'] as const;

/** Returns the content of the share picture of an own result; null for the result of another. `title` is the page's. */
export function useSharedResult(result: ScoredResult, title: string): SharedResult | null {
  const text = useText();
  const format = useFormat();
  const { user } = useSession();
  const school = useSiteName();
  const nameOf = useNameOf();
  const rank = useRank(result);
  if (user?._id !== result.studentId) return null;
  const parts = hasQuestions(result)
    ? kinds.map((kind) => {
        const label = text(scoreTexts[kind]);
        return { kind, count: result[kind], text: `${label}: ${format.number(result[kind])}` };
      })
    : [];
  return {
    school,
    name: nameOf(user),
    title,
    score: text(commonTexts.scoreOfTotal, { score: result.score, total: result.totalMarks }),
    rank,
    date: format.date(result.dateTaken),
    address: addressOf(result),
    parts,
  };
}

/** The address without a path of the reader: of a campaign its page, which anybody can open. */
function addressOf({ examKind, examId }: ScoredResult): string {
  const { origin } = globalThis.location;
  return examKind === 'campaign' ? `${origin}/campaigns/exam/${examId}` : origin;
}

/** The place on a released merit list; the page asks for it as well. */
function useRank({ examKind, examId, counts, keyUrl }: ScoredResult): string | null {
  const say = useText();
  const { data } = useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: examId } },
    { enabled: examKind === 'campaign' && counts && keyUrl !== undefined },
  );
  return data
    ? `${say(examResultTexts.rankLabel)}: ${say(commonTexts.rankOf, { rank: data.rank, of: data.of })}`
    : null;
}
