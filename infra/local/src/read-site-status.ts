import { z } from 'zod';

const health = z.enum(['ready', 'degraded', 'not ready', 'away']);
const figure = z.object({
  name: z.string(),
  labels: z.record(z.string(), z.union([z.string(), z.number()])),
  value: z.number(),
});

/** The commands read this of `/statusz`. */
const statusBody = z.object({
  status: health,
  at: z.number(),
  pages: z.boolean(),
  'key-value': z.boolean(),
  services: z.record(z.string(), z.object({ status: health, degraded: z.array(z.string()) })),
  isComplete: z.boolean(),
  processes: z.array(
    z.object({
      part: z.string(),
      version: z.string().nullable(),
      startedAt: z.string(),
      at: z.number(),
      host: z.string(),
      pid: z.number(),
      services: z.array(z.object({ name: z.string(), status: health, degraded: z.array(z.string()) })),
      figures: z.array(figure),
    }),
  ),
});

export type SiteStatus = z.output<typeof statusBody>;

/** `closed`: the site answers, and shows its state to programs on its machine or with its token only. */
export type FoundSite =
  | { readonly is: 'seen'; readonly status: SiteStatus }
  | { readonly is: 'closed'; readonly isReady: boolean }
  | { readonly is: 'away'; readonly reason: string };

/** Milliseconds until a site without an answer counts as away: longer than it waits for its own stores. */
const timeoutMs = 10_000;

/** The address of the site on this machine, unless another one is named. Without a slash at the end. */
export const siteAddress = (
  named: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string => (named ?? `http://127.0.0.1:${env['PORT']?.trim() || '4000'}`).replace(/\/+$/u, '');

/** Asks the site as its operator: with `METRICS_TOKEN` where that is set. */
export function askSite(url: string, env: Readonly<Record<string, string | undefined>>): Promise<Response> {
  const token = env['METRICS_TOKEN']?.trim();
  const headers = token === undefined || token === '' ? undefined : { authorization: `Bearer ${token}` };
  return fetch(url, { ...(headers && { headers }), signal: AbortSignal.timeout(timeoutMs) });
}

export async function readSiteStatus(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<FoundSite> {
  try {
    const answer = await askSite(`${address}/statusz`, env);
    if (answer.ok) return { is: 'seen', status: statusBody.parse(await answer.json()) };
    const { ok: isReady } = await askSite(`${address}/readyz`, env);
    return { is: 'closed', isReady };
  } catch (error) {
    if (error instanceof z.ZodError)
      return { is: 'away', reason: 'what answers there is not this version of Pathshala' };
    return { is: 'away', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
