import { openSite } from './browser/site-in-browser.ts';
import { firstViewsOf } from './browser/first-views.ts';
import { prepareSample } from './sample-ids.ts';
import { settled } from './browser/look-at.ts';
const only = process.argv.slice(2);
const site = await openSite();
try {
  for (const { name, path, role } of firstViewsOf(await prepareSample(site.url))) {
    if (only.length && !only.includes(name)) continue;
    for (const language of ['bn', 'en'] as const) {
      const { page, close } = await site.open({ width: 360, language, role });
      const s = await page.context().newCDPSession(page);
      const rows = new Map<string, any>();
      let late = false;
      await page.exposeFunction('reportIdle', () => { late = true; });
      await page.addInitScript(`const w=self.requestIdleCallback.bind(self);self.requestIdleCallback=(run)=>w((d)=>self.reportIdle().then(()=>run(d)))`);
      s.on('Network.requestWillBeSent', (e: any) => rows.set(e.requestId, { url: e.request.url, late, t: e.timestamp }));
      s.on('Network.responseReceived', (e: any) => { const r = rows.get(e.requestId); if (r) { r.head = e.response.encodedDataLength; r.enc = e.response.headers['content-encoding'] ?? ''; r.headers = e.response.headers; r.cache = e.response.fromDiskCache || e.response.fromPrefetchCache; } });
      s.on('Network.loadingFinished', (e: any) => { const r = rows.get(e.requestId); if (r) r.bytes = e.encodedDataLength; });
      await s.send('Network.enable');
      await page.goto(path);
      await settled(page);
      await new Promise((r) => setTimeout(r, 5000));
      let all = 0, heads = 0;
      console.log(`\n== ${name} ${language}`);
      for (const r of [...rows.values()].filter((r) => !r.late || !r.url.endsWith('woff2'))) {
        all += r.bytes ?? 0; heads += r.head ?? 0;
        console.log(String(r.bytes).padStart(7), String(r.head).padStart(5), (r.enc ?? '').padEnd(4), r.late ? 'L' : ' ', r.url.replace(/^https?:\/\/[^/]+/, ''));
      }
      console.log(all, 'all;', heads, 'heads');
      if (process.env.HEADS) for (const r of rows.values()) console.log(r.url, JSON.stringify(r.headers));
      await close();
    }
  }
} finally { await site.stop(); }
