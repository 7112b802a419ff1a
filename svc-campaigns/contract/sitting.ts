import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { mailedToken } from './registration.ts';

const sittingCampaign = z.object({
  _id: id,
  title: z.string(),
  startDate: isoTime,
  endDate: isoTime,
  /** Minutes; null without a paper. */
  timeLimit: z.number().nullable(),
  /** The results are released: the link leads to the visitor's own result. */
  isReleased: z.boolean(),
});

/** The sitting that a mailed link to the exam leads to. */
export const sitting = z.object({
  campaign: sittingCampaign,
  /**
   * `ready`: it can be opened. `used`: it was opened, a new one can be mailed. `has-account`: log in instead. `over`: closed
   * until the results are released. `ended`: the registration is cancelled.
   */
  phase: z.enum(['ready', 'used', 'has-account', 'over', 'ended']),
  fullName: z.string(),
});

export const openedSitting = z.object({
  campaign: sittingCampaign,
  /** The end of the session. */
  until: isoTime,
  /** Set after the release, with a result. */
  resultId: id.nullable(),
});

const formLimit = 4_000;
/** Room for a whole classroom behind one address. */
const limit = {
  per: 'address',
  max: 600,
  windowSeconds: 600,
  whenUncounted: 'allow',
  name: 'sitting',
} as const;

export const readSitting = defineRoute({
  method: 'post',
  path: '/examcampaigns/sittings/link',
  access: 'visitor',
  limit,
  summary: 'The sitting of a mailed link to the exam; changes nothing',
  body: mailedToken,
  bodyLimit: formLimit,
  answer: sitting,
  errors: ['campaigns.link-unknown'],
});

/** Sets the session cookie, as a log-in does. */
export const openSitting = defineRoute({
  method: 'post',
  path: '/examcampaigns/sittings',
  access: 'visitor',
  limit,
  summary:
    'Open the exam by a mailed link, once: begins the session of a participant, which ends with the exam',
  body: mailedToken,
  bodyLimit: formLimit,
  answer: openedSitting,
  status: 201,
  errors: [
    'campaigns.link-unknown',
    'campaigns.link-ended',
    'campaigns.sitting-used',
    'campaigns.sitting-over',
    'campaigns.sitting-has-account',
  ],
});

export const mailSittingLink = defineRoute({
  method: 'post',
  path: '/examcampaigns/sittings/mail',
  access: 'visitor',
  limit,
  summary: 'Mail a new link to the exam to the registered address; once a minute for each registration',
  body: mailedToken,
  bodyLimit: formLimit,
  answer: z.object({ isSent: z.literal(true) }),
  errors: [
    'campaigns.link-unknown',
    'campaigns.link-ended',
    'campaigns.sitting-over',
    'campaigns.sitting-has-account',
  ],
});
