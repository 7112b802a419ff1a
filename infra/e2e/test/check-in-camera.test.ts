import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

let folder: string;
let site: SiteInBrowser;

/** The film of Chromium’s camera: a JPEG picture, again and again. */
const film = (): string => path.join(folder, 'camera.mjpeg'); // cspell:disable-line

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-camera-'));
  site = await openSite({
    switches: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film()}`,
    ],
  });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

it('the camera at the entrance reads the code of an admit card, and checks its holder in once [CMP-04]', async () => {
  let campaignId = '';
  const ofStudent = await site.journey({ role: 'student' }, async (page) => {
    await page.goto('/campaigns');
    await page.getByRole('link', { name: 'Admission Preparation Seminar' }).first().click();
    await page.getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill('01712345678');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await dialog.getByText(/Your roll number is/u).waitFor();
    campaignId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`/campaigns/card/${campaignId}`);
    const code = page.getByRole('main').locator('img[src^="data:image/svg"]');
    const source = await code.getAttribute('src');
    await page.setViewportSize({ width: 640, height: 480 });
    // The picture is as large as a card that is held before a camera.
    await page.setContent(`<img src="${source}" width="400" height="400" alt="">`);
    await writeFile(film(), await page.screenshot({ type: 'jpeg', quality: 95 }));
  });
  const ofAdmin = await site.journey({ role: 'admin' }, async (page) => {
    await page.goto(`/boss/campaign-management/participants/${campaignId}`);
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByText(/is checked in\. Roll number/u).waitFor();
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByText(/was checked in already/u).waitFor();
  });
  expect([...ofStudent, ...ofAdmin]).toEqual([]);
});
