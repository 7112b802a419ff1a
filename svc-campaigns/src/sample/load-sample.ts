import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { campaignInput, examCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import { createCampaign, type AuthorDependencies } from '../campaigns/use-cases/save-campaign.ts';
import { confirmRegistration } from '../registrations/use-cases/confirm-registration.ts';
import { register, type RegisterDependencies } from '../registrations/use-cases/register.ts';

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

/** The dates are laid around today, so that one exam is always running and one always ahead. */
async function inputOf(sample: SampleCampaign, now: number) {
  const { startsInDays, lastsDays, paper, exam, registrations: _, ...details } = sample;
  const start = Math.floor(now / dayMs) * dayMs + startsInDays * dayMs;
  const window = {
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + lastsDays * dayMs).toISOString(),
  };
  if (paper === undefined) return campaignInput.parse({ ...details, ...window });
  // Without total marks: an exam gives what can be reached in as many subjects as are required.
  const subjects = await readJson(`papers/${paper}.json`);
  return examCampaignInput.parse({ ...details, ...window, exam: { ...exam, subjects } });
}

/** Loads sample/campaigns.json through the same use cases that the routes call. */
export async function loadSample(deps: AuthorDependencies & RegisterDependencies): Promise<void> {
  const samples = (await readJson('campaigns.json')) as readonly SampleCampaign[];
  for (const sample of samples) {
    const input = await inputOf(sample, deps.now());
    const campaign = await createCampaign(deps)({ input, editor: { by: null, byId: null } });
    for (const basicInfo of sample.registrations ?? []) {
      const { linkNonce } = await register(deps)({
        kind: campaign.kind,
        campaignId: campaign._id,
        studentId: null,
        provedEmailKey: null,
        basicInfo,
        language: 'bn',
        showsName: false,
      });
      if (linkNonce) await confirmRegistration(deps)({ token: deps.links.tokenOf(linkNonce), account: null });
    }
  }
}
