import { services as table } from '@pathshala/platform';
import type { FoundSite, SiteStatus } from './read-site-status.ts';
import { backupPart, diskPart, standbyPart } from './status-machine.ts';
import { line, sumOfProblems, uptimeOf, isFresh, type Part, type Problem } from './status-part.ts';
import { servicePart } from './status-service.ts';

export interface StatusInWords {
  readonly lines: readonly string[];
  /** 0: healthy; 1: works in part; 2: down. */
  readonly code: 0 | 1 | 2;
}

const manual = 'infra/docs/operations.md';

/** How a site is, for the terminal: a line for each part, then what is wrong with what to do about it. */
export function statusInWords(address: string, found: FoundSite): StatusInWords {
  if (found.is === 'seen') return seenInWords(address, found.status);
  if (found.is === 'away') {
    const problems = [{ words: 'nothing answers', section: 'starting-and-stopping' }] as const;
    const isDown = `Pathshala at ${address} is DOWN: ${found.reason}`;
    return { code: 2, lines: [isDown, '', ...whatToDo(problems)] };
  }
  return {
    code: found.isReady ? 0 : 2,
    lines: [
      `Pathshala at ${address} ${found.isReady ? 'serves pages' : 'is DOWN: it serves no pages'}.`,
      'More is shown on its own machine, or with the METRICS_TOKEN of the gateway in the environment.',
    ],
  };
}

function seenInWords(address: string, status: SiteStatus): StatusInWords {
  const parts = [
    gatewayPart(status),
    ...serviceNames(status).map((name) => servicePart(name, status)),
    storesPart(status),
    backupPart(status),
    standbyPart(status),
    diskPart(status),
  ];
  const problems = sumOfProblems(parts);
  const isPartial = problems.length > 0 || status.status !== 'ready';
  const code = status.status === 'not ready' ? 2 : isPartial ? 1 : 0;
  const words = ['is healthy', 'works IN PART', 'is DOWN'] as const;
  return {
    code,
    lines: [
      `Pathshala at ${address} ${words[code]}.`,
      '',
      ...parts.flatMap(({ lines }) => lines),
      ...(problems.length === 0 ? [] : ['', ...whatToDo(problems)]),
    ],
  };
}

const whatToDo = (problems: readonly Problem[]): string[] => [
  'What to do:',
  ...problems.map(({ words, section }) => `  ${words}: ${manual}#${section}`),
];

function serviceNames({ services }: SiteStatus): readonly string[] {
  const known = table.map(({ name }) => name);
  return Object.keys(services).toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
}

function gatewayPart(status: SiteStatus): Part {
  const gateways = status.processes.filter(({ part }) => part === 'gateway' || part === 'pathshala');
  const fresh = gateways.filter((process) => isFresh(process, status));
  const silent = gateways.length - fresh.length;
  return {
    lines: [
      line('gateway', [
        `${fresh.length} of ${gateways.length} ready`,
        ...uptimeOf(gateways, status),
        status.pages ? 'serves pages' : 'has NO pages',
      ]),
    ],
    problems: [
      { isThere: silent > 0, words: `${silent} of ${gateways.length} gateways is silent`, section: 'alerts' },
      { isThere: !status.pages, words: 'the pages are not built', section: 'health' },
    ],
  };
}

function storesPart(status: SiteStatus): Part {
  const isUp = status['key-value'];
  const away = new Set(Object.values(status.services).flatMap(({ degraded }) => degraded));
  const words = ['documents', 'bus'].map((store) => `${store} ${away.has(store) ? 'AWAY' : 'answers'}`);
  const unknown = status.isComplete ? [] : ['so other processes are not known'];
  return {
    lines: [line('stores', [...words, `key-value ${isUp ? 'answers' : 'AWAY'}`, ...unknown])],
    problems: [{ isThere: !isUp, words: 'the key-value store is away', section: 'health' }],
  };
}
