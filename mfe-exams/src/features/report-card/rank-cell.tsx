import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** The own rank in a campaign; a dash until it is there, and where svc-campaigns has none. */
export function RankCell({ examId }: { readonly examId: string }): string {
  const text = useText();
  const { data } = useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: examId } },
    { staleTime: 60_000 },
  );
  return data === undefined ? '–' : text(commonTexts.rankOf, { rank: data.rank, of: data.of });
}
