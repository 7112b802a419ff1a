import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/banked-papers';
import { viewUse } from '../../question-bank/http/index.ts';
import type { QuestionSupply } from '../../question-bank/index.ts';
import type { addToBank, readBankedPaper } from '../use-cases/add-to-bank.ts';

const listedPapers = 100;

interface BankedPaperUseCases {
  readonly latestUses: QuestionSupply['latestUses'];
  readonly readBankedPaper: ReturnType<typeof readBankedPaper>;
  readonly addToBank: ReturnType<typeof addToBank>;
}

export function bankedPaperRoutes(useCases: BankedPaperUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listUsedPapers, async () => ({
      items: (await useCases.latestUses(listedPapers)).map(viewUse),
    })),
    handle(contract.readBankedPaper, async ({ params }) =>
      viewBankedPaper(await useCases.readBankedPaper(params.paperId)),
    ),
    handle(contract.addPaperToBank, async ({ params, body, identity }) => {
      const { added, refused, ...paper } = await useCases.addToBank({
        ...params,
        ...body,
        editor: editorOf(identity),
      });
      return { ...viewBankedPaper(paper), added, refused: [...refused] };
    }),
  ];
}

function viewBankedPaper({
  head,
  subjects,
}: Awaited<ReturnType<BankedPaperUseCases['readBankedPaper']>>): contract.BankedPaper {
  const { paperId, title, examKind } = head;
  return { paperId, title, examKind, subjects: subjects.map((subject) => ({ ...subject })) };
}
