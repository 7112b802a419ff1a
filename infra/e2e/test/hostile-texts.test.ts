import { readFile } from 'node:fs/promises';
import { dangersIn } from '@pathshala/service-kit/rich-text/dangers-in';
import { foreignHost, hostileTexts } from '@pathshala/service-kit/rich-text/hostile-corpus';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import type { OpenApi } from '../src/fuzz/operations.ts';
import { hostileBlocks, mark } from '../src/hostile-texts/hostile-blocks.ts';
import { type RichOperation, richOperationsOf, withText } from '../src/hostile-texts/rich-fields.ts';
import { openSchool, type School } from '../src/hostile-texts/school.ts';
import type { HttpClient } from '../src/http/http-client.ts';
import { loggedInAdmin } from '../src/http/people.ts';
import { storedDocuments } from '../src/stored-at-rest.ts';

const openApi = JSON.parse(
  await readFile(new URL('../../../gateway/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;
const operations = richOperationsOf(openApi);
const blocks = hostileBlocks();

let site: SiteInBrowser;
let admin: HttpClient;
let school: School;

beforeAll(async () => {
  site = await openSite();
  admin = await loggedInAdmin(site);
  school = await openSchool(admin);
});
afterAll(() => site.stop());

/** Written into the field, so that it is found where it is stored. */
const labelOf = ({ name }: RichOperation, field: string): string => `<p>${name} ${field}</p>`;

/** The texts of a JSON value that have the mark. */
function markedIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(mark) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(markedIn);
}

describe('hostile texts in every rich field of the API', () => {
  it('have an example for every operation that takes rich text', () => {
    expect(operations.length).toBeGreaterThan(10);
    const without = operations.filter(({ name }) => school.examples[name] === undefined);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.for(operations)('are stored without what runs, loads or restyles: $name [CAT-12]', async (operation) => {
    for (const block of blocks) {
      const example = await school.examples[operation.name]?.();
      const body = operation.fields.reduce<unknown>(
        (filled, field) => withText(filled, field, labelOf(operation, field) + block),
        example?.body,
      );
      const answer = await admin.send<Record<string, unknown>>(
        operation.method as 'POST' | 'PUT',
        example?.path ?? '',
        body,
      );
      const expected = operation.method === 'POST' ? 201 : 200;
      expect([answer.status, answer.body['fields']]).toEqual([expected, undefined]);
      expect(markedIn(answer.body).flatMap(dangersIn)).toEqual([]);
    }
  });

  it('are in the databases of all services that have a copy, without what runs, loads or restyles', () => {
    const stored = [...storedDocuments(site.dataDir)].flatMap(([place, json]) =>
      markedIn(JSON.parse(json)).map((text) => ({ place, text, dangers: dangersIn(text) })),
    );
    expect(stored.filter(({ dangers }) => dangers.length > 0)).toEqual([]);
    const places = new Set(stored.map(({ place }) => place.split(' ')[0]));
    expect(places.size).toBeGreaterThan(2);
    const labels = operations.flatMap((operation) =>
      operation.fields.map((field) => labelOf(operation, field)),
    );
    expect(labels.filter((label) => !stored.some(({ text }) => text.includes(label)))).toEqual([]);
  });
});

/** Records what a page asked of other hosts, its dialogs, and its errors. */
async function openWatched({ withPolicy, hasRawTexts }: { withPolicy: boolean; hasRawTexts: boolean }) {
  const { page, complaints, close } = await site.open({ role: 'admin', bypassCSP: !withPolicy });
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).host.includes(foreignHost)) seen.push(`request ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(site.url)) seen.push(`navigation ${frame.url()}`);
  });
  if (hasRawTexts) await serveRawTexts(page.context());
  return { page, seen, complaints, close };
}

/** Answers as if the server had sanitised nothing: the browser's renderer alone is what remains. */
async function serveRawTexts(context: BrowserContext): Promise<void> {
  const faqs = hostileTexts.map((answer, index) => ({ question: `Question ${index}`, answer }));
  await context.route(`${site.url}/api/**`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes(mark)) return route.fulfill({ response });
    const raw = JSON.parse(text, (key, value: unknown) => {
      if (key === 'faqs') return faqs;
      return typeof value === 'string' && value.includes(mark) ? mark + hostileTexts.join('') : value;
    }) as object;
    return route.fulfill({ response, json: raw });
  });
}

const dangerousInPage = `(() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  const elements = [...document.querySelectorAll('main *')];
  const handlers = elements.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'));
  const addresses = [...document.querySelectorAll('main a[href]')].map(({ protocol }) => protocol);
  const strange = document.querySelectorAll(
    'main :is(script, style, iframe, object, embed, form[action], template, base, meta, link, marquee, plaintext)');
  return {
    hacked: typeof hacked,
    handlers,
    protocols: addresses.filter((protocol) => !/^(https?|mailto):$/.test(protocol)),
    strange: [...strange].map(({ outerHTML }) => outerHTML),
    clobbered: [document.cookie, location.href, document.getElementById.name].some((value) => typeof value !== 'string'),
  };
})()`;
const nothing = { hacked: 'undefined', handlers: [], protocols: [], strange: [], clobbered: false };

async function lookAt(page: Page, path: string): Promise<unknown> {
  await page.goto(path);
  await settled(page);
  await page.getByText('hostile block').first().waitFor({ state: 'attached' });
  const found = await page.evaluate(dangerousInPage);
  // Handlers of pictures and animations run in a later task.
  await page.waitForTimeout(150);
  return { path, ...(found as object), hacked: await page.evaluate('typeof hacked') };
}

describe('hostile texts in Chromium', () => {
  it.for([
    { withPolicy: true, hasRawTexts: false },
    { withPolicy: false, hasRawTexts: true },
  ])(
    'open no dialog, change no global and ask no other host; content security policy: $withPolicy, not sanitised: $hasRawTexts [CAT-12]',
    async (how) => {
      const { page, seen, complaints, close } = await openWatched(how);
      const paths = [
        `/courses/academic/${school.academicCourseId}`,
        `/courses/academic/${school.academicCourseId}/lessons/${school.lessonId}`,
        `/courses/admission/${school.admissionCourseCode}`,
        `/campaigns/${school.campaignId}`,
      ];
      for (const path of paths) expect(await lookAt(page, path)).toEqual({ path, ...nothing });
      expect({ seen, complaints }).toEqual({ seen: [], complaints: [] });
      await close();
    },
  );
});
