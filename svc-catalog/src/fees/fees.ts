import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { accessChanged, noticeRequested } from '@pathshala/svc-catalog-contract/events';
import type { SeasonPart } from '../copies/index.ts';
import type { CourseLookup } from '../enrolments/index.ts';
import type { FeeAccounts, Ledger, PricePlans } from '../ledger/index.ts';
import { onUserDeleted } from './events.ts';
import { feeRoutes } from './http/routes.ts';
import { createDocumentFeeSettings, feeSettingIndexes } from './storage/document-fee-settings.ts';
import { readFeeRules, replaceFeeRules } from './use-cases/fee-rules.ts';
import { createPricePlans, readPriceList, replacePriceList } from './use-cases/price-lists.ts';
import { changePlan, readPlanChoices } from './use-cases/change-plan.ts';
import { createSeasonPart } from './use-cases/season-part.ts';
import { listDues, readAccount } from './use-cases/read-fees.ts';
import { remindBatch, remindStudent, runDues } from './use-cases/run-dues.ts';

const runMs = 60_000;

/** Created before the capability, because the ledger charges enrolments by these plans. */
export function createPlans(platform: Pick<Platform, 'documents' | 'now' | 'newId'>): PricePlans {
  return createPricePlans({ settings: createDocumentFeeSettings(platform) });
}

interface FeesDependencies {
  readonly enrolments: { readonly courseLookup: CourseLookup };
  readonly ledger: { readonly accounts: FeeAccounts; readonly ledger: Ledger };
}

/** Price plans, dues, reminders, and access that pauses with dues (FEE-01, FEE-04). */
export function createFeesCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { enrolments, ledger: { accounts, ledger } }: FeesDependencies,
): Capability & { readonly seasonPart: SeasonPart } {
  const { now, newId } = platform;
  const settings = createDocumentFeeSettings(platform);
  const deps = { settings, courses: enrolments.courseLookup, accounts, ledger, now, newId };
  const readRules = readFeeRules(deps);
  return {
    seasonPart: createSeasonPart(deps),
    routes: feeRoutes({
      readPriceList: readPriceList(deps),
      replacePriceList: replacePriceList(deps),
      listDues: listDues(deps),
      accountsOf: (studentId) => accounts.ofStudent(studentId),
      readAccount: readAccount(deps),
      readPlanChoices: readPlanChoices(deps),
      changePlan: changePlan(deps),
      remind: remindStudent({ ...deps, readRules }),
      remindBatch: remindBatch({ ...deps, readRules }),
      readRules,
      replaceRules: replaceFeeRules(deps),
      now,
    }),
    subscriptions: [onUserDeleted(settings)],
    publishes: [noticeRequested, accessChanged],
    jobs: [{ name: 'run-dues', everyMs: runMs, run: runDues({ ...deps, readRules }) }],
    indexes: feeSettingIndexes,
  };
}
