import { describe, expect, it } from 'vitest';
import { startSmsSchool } from './captured-sms.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface SmsUse {
  days: { day: string; messages: number; parts: number; failed: number; costPaisa: number }[];
  latest: { to: string; state: string; kind: string; parts: number; reason: string }[];
}

describe('the messages of the school by SMS', () => {
  it('are counted by day with parts and costs, and listed without number or text [PHN-02]', async () => {
    await using school = await startSmsSchool();
    await school.signUpByNumber('one', '01715000001');
    school.sms.failNext();
    await school.signUpByNumber('two', '01715000002');
    const { body } = await (await school.adminClient()).get<SmsUse>('/users/sms');
    expect(body).toMatchObject({ isOn: true, dailyLimit: 1_000 });
    expect(body.days).toEqual([{ day: '2026-01-15', messages: 2, parts: 2, failed: 1, costPaisa: 35 }]);
    expect(new Set(body.latest.map(({ to, state, reason }) => `${to} ${state} ${reason}`))).toEqual(
      new Set(['017•••••001 sent ', '017•••••002 failed gateway status 500']),
    );
    expect(JSON.stringify(body)).not.toMatch(/01715|\d{6} /u);
  });

  it('stop at the limit of the day, also for parallel requests, and go on the next day [PHN-02]', async () => {
    await using school = await startSmsSchool(3);
    const numbers = Array.from({ length: 8 }, (_, at) => `0171500010${at}`);
    const answers = await Promise.all(
      numbers.map((mobile, at) => school.signUpByNumber(`many${at}`, mobile)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body['code'] === 'auth.sms-away')).toHaveLength(5);
    expect(school.sms.sent).toHaveLength(3);
    school.clock.advance(day);
    expect((await school.signUpByNumber('next', '01715000109')).status).toBe(201);
  });

  it('are ten a day for one number, whoever asks [PHN-02]', async () => {
    await using school = await startSmsSchool();
    let sent = 0;
    for (let round = 0; round < 14; round += 1) {
      const client = school.client.as({ role: 'visitor', address: `10.0.${round}.1` });
      const form = {
        username: `again${round}`,
        name: 'Again',
        password: 'three blue boats',
        mobile: '01715000201',
      };
      const { status } = await client.post('/auth/signup', form);
      if (status === 201) sent += 1;
      school.clock.advance(minute);
    }
    expect(school.sms.sent).toHaveLength(10);
    expect(sent).toBe(10);
  });

  it('are one part for the text of every code in Bengali, whatever the school is called [PHN-02]', async () => {
    await using school = await startSmsSchool();
    const admin = await school.adminClient();
    const { body: settings } = await admin.get('/settings');
    const siteName = { bn: 'বিশ্ববিদ্যালয় ভর্তি প্রস্তুতি শিক্ষালয়', en: 'School' };
    expect((await admin.put('/settings', { ...settings, siteName })).status).toBe(200);
    const headers = { 'accept-language': 'bn' };
    const form = { username: 'habib', name: 'Long', password: 'three blue boats', mobile: '01715000301' };
    await school.client.visitor.post('/auth/signup', form, { headers });
    expect(school.sms.lastTo('8801715000301')).toMatch(/^\d{6} আপনার কোড। কাউকে বলবেন না।$/);
  });
});
