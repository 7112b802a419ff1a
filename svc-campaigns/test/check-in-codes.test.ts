import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { checkInCodeOf } from '@pathshala/rules/check-in-code';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCheckInCodes } from '../src/registrations/storage/add-check-in-codes.ts';
import {
  admin,
  confirmAs,
  createExamCampaign,
  nusrat,
  person,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

interface Coded {
  readonly registration: { readonly checkInCode?: string };
}

const registerAs = (n: number, campaignId: string) =>
  service.client.visitor.post<Coded>('/examcampaigns/register', { campaignId, basicInfo: person(n) });

describe('the check-in code of a registration', () => {
  it('is given to a visitor who opened the mailed link, not before and not on the waiting list [CMP-04]', async () => {
    const { _id } = await createExamCampaign(service, { maxParticipants: 1 });
    expect((await registerAs(1, _id)).body.registration).not.toHaveProperty('checkInCode');
    const { registration } = (await confirmAs(service, 1)).body as unknown as Coded;
    expect(checkInCodeOf(registration.checkInCode ?? '')).toBe(registration.checkInCode);
    await registerAs(2, _id);
    expect((await confirmAs(service, 2)).body.registration).not.toHaveProperty('checkInCode');
  });

  it('is given to an account with its place, stays the same, and is in no administrator’s list [CMP-04]', async () => {
    const { _id } = await createExamCampaign(service);
    const student = service.client.as({ ...nusrat, email: person(1).email });
    const body = { campaignId: _id, studentId: nusrat.userId, basicInfo: person(1) };
    const made = await student.post<Coded>('/examcampaigns/register', body);
    const { checkInCode = '' } = made.body.registration;
    expect(checkInCode).toHaveLength(10);
    const read = await student.get<Coded>(`/examcampaigns/${_id}`);
    expect(read.body.registration.checkInCode).toBe(checkInCode);
    for (const path of [`/examcampaigns/${_id}/registrations`, `/examcampaigns/${_id}`]) {
      const seen = await service.client.as(admin).get(path);
      expect(seen.status).toBe(200);
      expect(JSON.stringify(seen.body)).not.toContain(checkInCode);
    }
  });
});

describe('registrations without a check-in code', () => {
  it('get one each at the start, also those that a process of the version before stored meanwhile', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pathshala-codes-'));
    const documents = await openSqliteDocuments({ file: join(folder, 'codes.sqlite') });
    try {
      const stored = documents.collection<{ _id: string; rev: number; checkInCode?: string }>(
        'registrations',
      );
      for (let n = 0; n < 101; n += 1) await stored.insertOne({ _id: `r${n}`, rev: 1 });
      let next = 0;
      const issue = () => `CODE${String((next += 1)).padStart(6, '0')}`;
      const prepare = addCheckInCodes(documents, { issue });
      await prepare();
      const codes = (await stored.find({}).toArray()).map(({ checkInCode }) => checkInCode);
      expect(new Set(codes).size).toBe(101);
      await prepare();
      expect((await stored.find({}).toArray()).map(({ checkInCode }) => checkInCode)).toEqual(codes);
      await stored.insertOne({ _id: 'r101', rev: 1 });
      await stored.insertOne({ _id: 'r102', rev: 1 });
      await prepare();
      expect(await stored.countDocuments({ checkInCode: null })).toBe(0);
    } finally {
      await documents.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
