import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { createHttpClient } from '../http/http-client.ts';
import { loggedInAdmin, newStudent, studentPassword, type SiteUnderTest } from '../http/people.ts';
import { htmlOf, readMailbox, tokenIn, waitForLetter } from '../mailbox.ts';
import { sampleCourse } from '../sample-course.ts';
import { startSite } from '../site-under-test.ts';
import { until } from '../until.ts';
import { openReader, type Reader, type ReaderPage } from './open-browser.ts';

type Language = Reader['language'];

/** The mails of a site with sample data, as mail programs show them. */
interface Mails extends AsyncDisposable {
  /** `mail-reset`. */
  readonly names: readonly string[];
  readonly open: (name: string, reader: Reader) => Promise<ReaderPage>;
}

/** The machine need not have a Bengali font; phones and computers do. */
const fontFile = new URL('../../../web-kit/src/theme/fonts/text-400-bengali-whole.woff2', import.meta.url);

export async function openMails(browser: Browser): Promise<Mails> {
  const site = await startSite();
  const mails = { en: await mailsIn(site, 'en'), bn: await mailsIn(site, 'bn') };
  const font = (await readFile(fontFile)).toString('base64');
  return {
    names: [...mails.en.keys()],
    async open(name, reader) {
      const opened = await openReader(browser, site.url, reader);
      await opened.page.setContent(mails[reader.language].get(name) ?? '');
      await opened.page.addStyleTag({
        content: `@font-face{font-family:'Noto Sans Bengali';src:url(data:font/woff2;base64,${font});unicode-range:U+0951-09FE,U+200C-200D}`,
      });
      await opened.page.evaluate('document.fonts.ready');
      return opened;
    },
    [Symbol.asyncDispose]: () => site.stop(),
  };
}

const kinds = ['code', 'reset', 'unlock', 'password-changed', 'notice', 'registered', 'cancelled'];

/** Does all that a student and a visitor are mailed about; returns the HTML by name. */
async function mailsIn(site: SiteUnderTest, language: Language): Promise<ReadonlyMap<string, string>> {
  const { client, user, email } = await newStudent(site, language);
  await client.send('POST', '/auth/forgot', { email });
  await client.send('POST', '/auth/unlock-link', { email });
  const password = { currentPassword: studentPassword, password: 'another-long-journey-1' };
  await client.send('PUT', '/user', password);
  await enrolByAdmin(site, user._id);
  const visitor = await registerVisitor(site, language);
  const letters = await until(
    async () => (await readMailbox(site.dataDir)).filter(({ to }) => to === email || to === visitor),
    (found) => kinds.every((kind) => found.some(({ id }) => kindOf(id) === kind)),
  );
  return new Map(letters.map((letter) => [`mail-${kindOf(letter.id)}`, htmlOf(letter)]));
}

/** `reset-…` → `reset`; the mails of registrations end with their kind. */
function kindOf(id: string): string {
  const [, first, last] = /^(?:([a-z][a-z-]*?)-[0-9a-f]{8}|[0-9a-f]{24}-([a-z]+))/u.exec(id) ?? [];
  return first ?? last ?? id;
}

async function enrolByAdmin(site: SiteUnderTest, studentId: string): Promise<void> {
  const head = await loggedInAdmin(site);
  const courses = await head.get<{ items: readonly { _id: string; courseCode: string }[] }>(
    '/admissioncourse/universities?pageSize=100',
  );
  const courseId = courses.body.items.find(({ courseCode }) => courseCode === sampleCourse)?._id;
  await until(
    () => head.send('POST', '/students/student/enroll', { studentId, courseId }),
    ({ status }) => status === 201,
  );
}

/** Returns the address. */
async function registerVisitor(site: SiteUnderTest, language: Language): Promise<string> {
  const visitor = createHttpClient(site.url, language);
  const running = await visitor.get<{ items: readonly { _id: string }[] }>('/examcampaigns?phase=running');
  const email = `visitor-${language}@example.com`;
  const basicInfo = {
    fullName: 'Rafid Hasan',
    email,
    mobile: language === 'en' ? '01712345671' : '01712345672',
  };
  await visitor.send('POST', '/examcampaigns/register', {
    campaignId: running.body.items[0]?._id,
    basicInfo,
  });
  const token = tokenIn(await waitForLetter(site.dataDir, email), '/campaigns/confirm');
  await visitor.send('POST', '/examcampaigns/confirm', { token });
  await visitor.send('POST', '/examcampaigns/cancel', { token });
  return email;
}
