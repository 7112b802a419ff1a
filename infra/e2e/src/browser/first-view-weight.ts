import type { CDPSession, Page } from 'playwright-core';
import { until } from '../until.ts';
import { settled } from './look-at.ts';

type Kind = 'html' | 'code' | 'fonts' | 'api' | 'pictures';

/** Transfer size in bytes, headers included, of a page opened with an empty cache (goal P7). */
export interface FirstViewWeight extends Readonly<Record<Kind, number>> {
  readonly all: number;
  /** Requested after the page was complete and idle; not part of the other figures. */
  readonly late: number;
  /** Cumulative layout shift, including that of late fonts. */
  readonly shift: number;
  /** The elements that moved: time, element, its rectangle (x, y, width, height) before and after. */
  readonly moved: readonly string[];
}

interface WireRequest {
  readonly kind: Kind;
  readonly isLate: boolean;
  bytes: number | undefined;
}

interface Line {
  readonly kbps: number;
  readonly roundTripMs: number;
}

const watchShifts = `self.layoutShift = 0;
self.moved = [];
const nameOf = ({ node, previousRect: from, currentRect: to }) =>
  (node?.className || node?.nodeName) + ': ' + [from, to].map((r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ')).join(' → ');
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources, startTime } of list.getEntries()) {
    if (hadRecentInput) continue;
    self.layoutShift += value;
    self.moved.push(Math.round(startTime) + ' ms: ' + sources.map(nameOf).join(', '));
  }
}).observe({ type: 'layout-shift', buffered: true })`;

/** The page's own idle callback waits for the report: by this program's clock, a busy machine would decide what is late. */
const announceIdle = `const whenIdle = self.requestIdleCallback.bind(self);
self.requestIdleCallback = (run) => whenIdle((deadline) => self.reportIdle().then(() => run(deadline)))`;

/** Opens the address and measures it; `line` slows the network down. The page must be new. */
export async function weighFirstView(page: Page, address: string, line?: Line): Promise<FirstViewWeight> {
  const wire = await watchWire(page, line);
  let isIdle = false;
  await page.exposeFunction('reportIdle', () => {
    isIdle = true;
    wire.startLate();
  });
  await page.addInitScript(watchShifts);
  await page.addInitScript(announceIdle);
  await page.goto(address);
  await settled(page);
  await until(
    () => Promise.resolve(isIdle),
    (is) => is,
    60_000,
  );
  // Late fonts are requested one by one, after a second without traffic.
  await wire.whenIdle(line ? 4_000 : 2_500);
  const shift = await page.evaluate<number>('self.layoutShift');
  const moved = await page.evaluate<string[]>('self.moved');
  return { ...sumsOf(wire.requests()), shift: Math.round(shift * 10_000) / 10_000, moved };
}

interface Wire {
  readonly requests: () => readonly WireRequest[];
  readonly startLate: () => void;
  /** Resolves when no request has been in progress for so many milliseconds. */
  readonly whenIdle: (ms: number) => Promise<void>;
}

async function watchWire(page: Page, line: Line | undefined): Promise<Wire> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const requests = new Map<string, WireRequest>();
  let isLate = false;
  let lastMove = Date.now();
  const finish = (requestId: string, bytes: number): void => {
    lastMove = Date.now();
    const request = requests.get(requestId);
    if (request) request.bytes = bytes;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastMove = Date.now();
    // Written in another answer: it has been counted there.
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, { kind: kindOf(request.url, type), isLate, bytes: undefined });
  });
  session.on('Network.loadingFinished', (event) => finish(event.requestId, event.encodedDataLength));
  session.on('Network.loadingFailed', (event) => finish(event.requestId, 0));
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', conditionsOf(line));
  return {
    requests: () => [...requests.values()],
    startLate: () => {
      isLate = true;
    },
    async whenIdle(ms) {
      const isIdle = (): boolean =>
        [...requests.values()].every(({ bytes }) => bytes !== undefined) && Date.now() - lastMove >= ms;
      await until(
        () => Promise.resolve(isIdle()),
        (is) => is,
        60_000,
      );
    },
  };
}

function conditionsOf({ kbps, roundTripMs }: Line) {
  const bytesPerSecond = (kbps * 1000) / 8;
  return {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
}

function kindOf(url: string, type: string | undefined): Kind {
  const { pathname } = new URL(url);
  if (type === 'Document') return 'html';
  if (pathname.endsWith('.woff2')) return 'fonts';
  if (/\.(?:js|css|json)$/.test(pathname)) return 'code';
  return /\.(?:svg|png|jpg|webp|ico)$/.test(pathname) || type === 'Image' ? 'pictures' : 'api';
}

function sumsOf(requests: readonly WireRequest[]): Omit<FirstViewWeight, 'shift' | 'moved'> {
  const sum = (parts: readonly WireRequest[]): number =>
    parts.reduce((total, { bytes = 0 }) => total + bytes, 0);
  const first = requests.filter(({ isLate }) => !isLate);
  const of = (kind: Kind): number => sum(first.filter((request) => request.kind === kind));
  return {
    html: of('html'),
    code: of('code'),
    fonts: of('fonts'),
    api: of('api'),
    pictures: of('pictures'),
    all: sum(first),
    late: sum(requests.filter(({ isLate }) => isLate)),
  };
}
