import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { noEditor } from '@pathshala/back-office/edit-mark';
import { cleanRichFields } from '@pathshala/service-kit/rich-text/clean-rich-fields';
import { campaignInput, examCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import type { z } from 'zod';
import type { CampaignsCapability } from '../campaigns/campaigns.ts';
import type { Campaign, CampaignForm } from '../campaigns/index.ts';
import type { LinkTokens } from '../registrations/index.ts';
import type { RegistrationsCapability } from '../registrations/registrations.ts';

const folder = path.resolve(import.meta.dirname, '../../sample');
const dayMs = 24 * 60 * 60 * 1000;

interface SampleCampaign {
  /** Days from the day of loading. */
  readonly startsInDays: number;
  readonly lastsDays: number;
  /** File under sample/papers with the subjects of the exam. */
  readonly paper?: string;
  readonly exam?: Readonly<Record<string, unknown>>;
  readonly registrations?: readonly {
    readonly fullName: string;
    readonly email: string;
    readonly mobile: string;
  }[];
  readonly [field: string]: unknown;
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8'));

/** Dates are relative to today, so that one exam is running and one is upcoming. */
async function formOf(sample: SampleCampaign, now: number): Promise<CampaignForm> {
  const { startsInDays, lastsDays, paper, exam, registrations: _, ...details } = sample;
  const start = Math.floor(now / dayMs) * dayMs + startsInDays * dayMs;
  const window = {
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + lastsDays * dayMs).toISOString(),
  };
  if (paper === undefined) {
    const general = parsed(campaignInput, { ...details, ...window });
    return { ...general, exam: null, confirmNoCorrectOption: false };
  }
  // Total marks are left out: they are computed from the required subjects.
  const subjects = await readJson(`papers/${paper}.json`);
  return parsed(examCampaignInput, { ...details, ...window, exam: { ...exam, subjects } });
}

/** Parses like a route: rich texts are stored in the form in which they are answered and saved again. */
function parsed<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  return schema.parse(cleanRichFields(schema, raw).value);
}

/** The use cases that the routes call, too. */
interface LoadSampleDependencies {
  readonly createCampaign: CampaignsCapability['createCampaign'];
  readonly register: RegistrationsCapability['register'];
  readonly confirmRegistration: RegistrationsCapability['confirmRegistration'];
  readonly links: Pick<LinkTokens, 'tokenOf'>;
  readonly now: () => number;
}

type SamplePerson = NonNullable<SampleCampaign['registrations']>[number];

/** Registers a visitor and opens the mailed link. */
async function registerPerson(
  { register, confirmRegistration, links }: LoadSampleDependencies,
  { kind, _id: campaignId }: Campaign,
  basicInfo: SamplePerson,
): Promise<void> {
  const { registration } = await register({
    kind,
    campaignId,
    studentId: null,
    provedEmailKey: null,
    provedMobile: null,
    basicInfo,
    language: 'bn',
    nameShown: 'roll',
    network: null,
  });
  const { linkNonce } = registration;
  if (linkNonce) await confirmRegistration({ token: links.tokenOf(linkNonce), account: null });
}

/** Loads sample/campaigns.json. */
export async function loadSample(dependencies: LoadSampleDependencies): Promise<void> {
  const { createCampaign, now } = dependencies;
  const samples = (await readJson('campaigns.json')) as readonly SampleCampaign[];
  for (const sample of samples) {
    const form = await formOf(sample, now());
    const campaign = await createCampaign({ form, editor: noEditor, mayBePast: true });
    for (const person of sample.registrations ?? []) await registerPerson(dependencies, campaign, person);
  }
}
