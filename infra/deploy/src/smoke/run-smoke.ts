import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { LiveShell } from '../live-shell.ts';
import type { CandidateBuild } from '../publish/read-build.ts';
import { Rejection } from '@pathshala/releases/rejection';
import { startSmokeSite } from './smoke-site.ts';

const programs = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Milliseconds. The shell itself shows its notice after six seconds. */
const mountTimeout = 15_000;

/** Milliseconds between the start of the remote and its page being seen. */
const visibleTimeout = 5_000;

/** Opens a page of the candidate in the live shell, in Chromium. Throws a Rejection if it does not show, with what the page logged. */
export async function runSmoke(build: CandidateBuild, shell: LiveShell): Promise<void> {
  const { name, version } = build.description;
  const route = smokeRoute(build);
  const [browser, site] = await Promise.all([
    openChromium(),
    startSmokeSite({ build, shell, access: route.access }),
  ]);
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${site.url}${route.address}`);
    const outcome = await outcomeOf(page, name);
    if (outcome === 'shown' && faults.length === 0) return;
    const seen = {
      shown: 'was shown and threw',
      covered: `was not visible within ${visibleTimeout / 1000} seconds after it started`,
      crashed: 'crashed',
      notice: 'did not start',
      nothing: 'showed nothing',
    };
    const logged =
      faults.length === 0 ? 'The page logged nothing.' : `The page logged: ${faults.join(' | ')}`;
    throw new Rejection(
      `${name} ${version} ${seen[outcome]} at ${route.address} in the shell of ${shell.place}. ${logged} Try it with "npm run dev -w ${name}".`,
    );
  } finally {
    site.stop();
    await browser.close();
  }
}

type Outcome = 'shown' | 'covered' | 'crashed' | 'notice' | 'nothing';

/** The text must be in front of the page that was sent first, which the shell replaces at the latest after 15 s. */
async function becomesVisible(page: Page, shown: string): Promise<boolean> {
  const visible = page.locator(shown).filter({ visible: true }).first();
  return visible.waitFor({ state: 'attached', timeout: visibleTimeout }).then(
    () => true,
    () => false,
  );
}

async function outcomeOf(page: Page, name: string): Promise<Outcome> {
  const mounted = `[data-remote="${name}"]:not([hidden])`;
  const ends = {
    crashed: `[data-crashed="${name}"]`,
    shown: `${mounted} > *`,
    notice: 'main [role="alert"], body > [role="alert"]',
  };
  try {
    await page
      .locator(Object.values(ends).join(', '))
      .first()
      .waitFor({ state: 'attached', timeout: mountTimeout });
  } catch {
    return 'nothing';
  }
  // A remote that throws while its page loads does so a moment after it was mounted.
  await page.waitForLoadState('networkidle');
  for (const outcome of ['crashed', 'shown', 'notice'] as const) {
    if ((await page.locator(ends[outcome]).count()) === 0) continue;
    return outcome === 'shown' && !(await becomesVisible(page, ends.shown)) ? 'covered' : outcome;
  }
  return 'nothing';
}

/** A page that needs no log-in and has no parameters is the most likely to show something. */
function smokeRoute({ description }: CandidateBuild) {
  const cost = ({ path, access }: { path: string; access: string }) =>
    (/[:*]/.test(path) ? 2 : 0) + (access === 'visitor' ? 0 : 1);
  const [first] = [...description.routes].sort((one, other) => cost(one) - cost(other));
  const { path, access } = first ?? { path: '/', access: 'visitor' as const };
  return { address: path.replaceAll(/:[^/]+/g, 'smoke').replace(/\/\*$/, ''), access };
}

function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? programs.find((program) => existsSync(program));
  if (executablePath === undefined)
    throw new Rejection(
      'The smoke run needs Chromium: install it (apt-get install chromium), or name the program in CHROMIUM.',
    );
  return chromium.launch({ executablePath, args: flags });
}
