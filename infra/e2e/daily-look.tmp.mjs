import { chromium } from 'playwright-core';
const base = 'http://localhost:4711';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const sets = [
  ['nusrat', 'en', 1366, 'light'], ['nusrat', 'bn', 1366, 'dark'], ['nusrat', 'bn', 360, 'light'], ['nusrat', 'en', 360, 'dark'],
];
const only = process.argv[2];
let state;
for (const [who, language, width, theme] of sets) {
  const name = `${who}-${language}-${width}-${theme}`;
  if (only && !name.includes(only)) continue;
  const context = await browser.newContext({ viewport: { width, height: width > 600 ? 768 : 740 }, colorScheme: theme, serviceWorkers: 'block', locale: language === 'bn' ? 'bn-BD' : 'en-GB', reducedMotion: 'reduce', ...(state ? { storageState: state } : {}) });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()); });
  page.on('requestfailed', (r) => console.log('failed', r.url()));
  page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  if (!state) {
    await page.goto(base + '/login');
    await page.fill('input[name=identifier], input[autocomplete^=username]', who);
    await page.fill('input[type=password]', 'pathshala-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL((u) => !u.pathname.includes('login'));
    state = { cookies: (await context.storageState()).cookies, origins: [] };
  }
  await page.goto(base + '/student-dashboard');
  await page.waitForSelector('h2', { timeout: 15000 });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/daily-shots/${name}.png`, fullPage: true });
  console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]));
  await context.close();
}
await browser.close();
