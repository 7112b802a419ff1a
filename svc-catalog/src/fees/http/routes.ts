import { editorOf } from '@pathshala/back-office/edit-mark';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as plans from '@pathshala/svc-catalog-contract/fee-plan-choices';
import * as contract from '@pathshala/svc-catalog-contract/fees';
import type { FeeAccounts } from '../../ledger/index.ts';
import { viewEntry } from '../../ledger/http/index.ts';
import type { ReadFeeRules, replaceFeeRules } from '../use-cases/fee-rules.ts';
import type { readPriceList, replacePriceList } from '../use-cases/price-lists.ts';
import type { changePlan, readPlanChoices } from '../use-cases/change-plan.ts';
import type { listDues, readAccount } from '../use-cases/read-fees.ts';
import type { remindBatch, remindStudent } from '../use-cases/run-dues.ts';
import { viewAccount, viewPlanChoices, viewPriceList, viewRules } from './views.ts';

interface FeeUseCases {
  readonly readPriceList: ReturnType<typeof readPriceList>;
  readonly replacePriceList: ReturnType<typeof replacePriceList>;
  readonly listDues: ReturnType<typeof listDues>;
  readonly accountsOf: FeeAccounts['ofStudent'];
  readonly readAccount: ReturnType<typeof readAccount>;
  readonly readPlanChoices: ReturnType<typeof readPlanChoices>;
  readonly changePlan: ReturnType<typeof changePlan>;
  readonly remindBatch: ReturnType<typeof remindBatch>;
  readonly remind: ReturnType<typeof remindStudent>;
  readonly readRules: ReadFeeRules;
  readonly replaceRules: ReturnType<typeof replaceFeeRules>;
  readonly now: () => number;
}

export function feeRoutes(useCases: FeeUseCases): BoundRoute[] {
  const today = () => dhakaDayOf(useCases.now());
  return [
    handle(contract.readPriceList, async ({ params }) =>
      viewPriceList(await useCases.readPriceList(params.courseId)),
    ),
    handle(contract.replacePriceList, async ({ params, body: { plans, rev }, identity }) => {
      const command = { ...params, plans, rev, editor: editorOf(identity) };
      return viewPriceList(await useCases.replacePriceList(command));
    }),
    handle(contract.listDues, async ({ query }) => {
      const { items, total } = await useCases.listDues(query);
      const shown = items.map((account) => viewAccount(account, today()));
      return { items: shown, total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.listOwnFees, async ({ query }) => ({
      items: (await useCases.accountsOf(query.studentId)).map((account) => viewAccount(account, today())),
    })),
    handle(contract.readFeeAccount, async ({ query: { studentId, courseId } }) => {
      const { account, entries } = await useCases.readAccount(studentId, courseId);
      return { account: viewAccount(account, today()), entries: entries.map(viewEntry) };
    }),
    handle(plans.readPlanChoices, async ({ params }) =>
      viewPlanChoices(await useCases.readPlanChoices(params.id), today()),
    ),
    handle(plans.changePlan, async ({ params, body }) =>
      viewAccount(await useCases.changePlan({ ...params, ...body }), today()),
    ),
    handle(contract.remindOfDues, async ({ params }) =>
      viewAccount(await useCases.remind(params.id), today()),
    ),
    handle(contract.remindBatchOfDues, ({ body }) => useCases.remindBatch(body.batchId)),
    handle(contract.readFeeRules, async () => viewRules(await useCases.readRules())),
    handle(
      contract.replaceFeeRules,
      async ({ body: { remindDaysBefore, pauseAfterDays, rev }, identity }) => {
        const command = { remindDaysBefore, pauseAfterDays, rev, editor: editorOf(identity) };
        return viewRules(await useCases.replaceRules(command));
      },
    ),
  ];
}
