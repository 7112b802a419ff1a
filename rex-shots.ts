import { chromium } from 'playwright-core';
const [examId, campaignId] = process.argv.slice(2);
const url = 'http://localhost:4120';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const first = await browser.newContext();
const p = await first.newPage();
await p.goto(`${url}/login`);
const res = await p.evaluate(async () => { await fetch('/api/csrf'); const t = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''; const r = await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(t) }, body: JSON.stringify({ username: 'chief', password: 'Chief-Pass-2026' }) }); return [r.status, await r.text()]; });
console.log(res[0], String(res[1]).slice(0, 200));
const state = await first.storageState();
const pages: [string, string][] = [['exams', '/boss/reports/exams?days=threeYears'], ['exam', `/boss/reports/exams/${examId}?days=threeYears`], ['activity', '/boss/reports/activity?days=month'], ['campaigns', '/boss/reports/campaigns?days=month'], ['campaign', `/boss/reports/campaigns/${campaignId}?days=month`]];
const only = process.argv[4];
for (const [width, language, theme] of [[1366, 'en', 'light'], [360, 'bn', 'light'], [1366, 'bn', 'dark'], [360, 'en', 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 768 }, storageState: state, colorScheme: theme, reducedMotion: 'reduce' });
  await context.addInitScript(([l, t, u]) => { localStorage.setItem('lang', l!); localStorage.setItem('language', l!); localStorage.setItem('theme', t!); localStorage.setItem('isLoggedin', 'true'); localStorage.setItem('user', u!); }, [language, theme, String(res[1])]);
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(width, language, m.text().slice(0, 200)); });
  for (const [name, path] of pages) {
    if (only && only !== name) continue;
    await page.goto(url + path); await page.waitForTimeout(2200);
    await page.screenshot({ path: `/tmp/rex-${name}-${width}-${language}-${theme}.png`, fullPage: true });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) console.log('overflow', name, width, over);
  }
  await context.close();
}
await browser.close();
