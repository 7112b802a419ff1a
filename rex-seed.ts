import { openSqliteDocuments } from '@pathshala/documents/sqlite';
import { createDocumentSittings } from './svc-exams/src/reports/storage/document-sittings.ts';
import { createDocumentReachedSteps } from './svc-campaigns/src/reports/storage/document-reached-steps.ts';
import { createDocumentPageViews } from './svc-campaigns/src/reports/storage/document-page-views.ts';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
let seed = 7; const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
const bell = () => (rnd() + rnd() + rnd() + rnd()) / 4;
let id = 0; const newId = () => `tok${(id += 1)}${Date.now()}`;
const ex = await openSqliteDocuments({ file: '/tmp/rex-data/svc-exams.sqlite' });
const heads = await ex.collection<any>('paper_heads').find({}).toArray();
const sittings = createDocumentSittings({ documents: ex, now: Date.now, newId } as never);
const now = Date.now();
const hours = [0,0,0,0,0,1,3,6,5,7,9,10,8,6,7,9,12,14,18,22,26,24,15,6];
const hourOf = () => { let r = rnd() * hours.reduce((a, b) => a + b); for (let h = 0; h < 24; h += 1) { r -= hours[h]!; if (r < 0) return h; } return 23; };
for (let n = 0; n < 4000; n += 1) {
  const head = heads[Math.floor(rnd() ** 2 * heads.length)]!.head; if (!head || head.examKind === 'practice') continue;
  const day = Math.floor(rnd() ** 1.5 * 60);
  const at = new Date(Date.parse(`${dhakaDayOf(now - day * 86_400_000)}T00:00:00Z`) - 6 * 3_600_000 + hourOf() * 3_600_000 + rnd() * 3.5e6);
  await sittings.record({ attemptId: `seed-${n}`, examId: head.paperId, examKind: rnd() < 0.15 ? 'practice' : head.examKind, score: Math.round((bell() * 1.1 - 0.06) * head.totalMarks * 4) / 4, scoreVersion: 1, submittedAt: at.toISOString() });
}
await sittings.job.run(); await ex.close();
const ca = await openSqliteDocuments({ file: '/tmp/rex-data/svc-campaigns.sqlite' });
const campaigns = await ca.collection<any>('campaigns').find({}).toArray();
const steps = createDocumentReachedSteps({ documents: ca, now: Date.now, newId } as never);
const views = createDocumentPageViews(ca);
for (const c of campaigns) {
  const many = 20 + Math.floor(rnd() * 400);
  for (let n = 0; n < many; n += 1) {
    const at = new Date(now - rnd() * 25 * 86_400_000).toISOString();
    for (let v = 0; v < 3; v += 1) await views.add(c._id, dhakaDayOf(Date.parse(at)));
    const base = { sourceId: `${c._id}-${n}`, campaignId: c._id, registeredAt: at };
    await steps.record({ ...base, step: 'registered' });
    if (rnd() < 0.85) { await steps.record({ ...base, step: 'verified' }); if (c.kind === 'exam' && rnd() < 0.6) await steps.record({ ...base, step: 'sat' }); } else await steps.record({ ...base, step: 'cancelled' });
  }
}
await steps.job.run(); await ca.close();
console.log(heads.length, campaigns.length, heads.filter((h: any) => h.head?.examKind === 'chapter').map((h: any) => h._id)[0], campaigns.find((c: any) => c.kind === 'exam')._id);
