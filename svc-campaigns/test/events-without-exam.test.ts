import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectConsistent, offerTokenFor, upcoming, type State } from './offers.ts';
import { createGeneralCampaign } from './participants.ts';
import {
  accountOf,
  confirmAs,
  mailTo,
  person,
  startCampaigns,
  tokenFor,
  type Campaigns,
  type OpenedLink,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

interface Registered {
  readonly registration: State;
  readonly registeredCount: number;
  readonly isFull: boolean;
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const visit = (n: number, path: string) =>
  service.client.visitor.put<Registered>(`${path}/register`, { basicInfo: person(n) });

const join = (n: number, path: string) =>
  service.client
    .as(accountOf(n))
    .put<Registered>(`${path}/register`, { studentId: accountOf(n).userId, basicInfo: person(n) });

const own = async (n: number, path: string) =>
  (await service.client.as(accountOf(n)).get<Partial<Registered>>(path)).body.registration;

describe('a seminar or fair', () => {
  it('has places, a waiting list, offers, admit cards and links to give places back, like an exam [CMP-04]', async () => {
    const path = await createGeneralCampaign(service, {
      ...upcoming,
      maxParticipants: 1,
      location: 'Curzon Hall',
    });
    expect((await visit(1, path)).body.registration).toMatchObject({ status: 'registered' });
    expect((await confirmAs(service, 1)).body).toMatchObject({ campaign: { kind: 'general' } });
    expect((await visit(2, path)).body.registration).toMatchObject({ status: 'waiting' });
    await confirmAs(service, 2);
    expect((await join(3, path)).body.registration).toMatchObject({ status: 'waiting', waitingPosition: 2 });

    const token = await tokenFor(service, person(1).email, 'cancel');
    await service.client.visitor.post('/examcampaigns/cancel', { token });
    const offer = await offerTokenFor(service, 2);
    const accepted = await service.client.visitor.post<OpenedLink>('/examcampaigns/accept', { token: offer });
    expect(accepted.body).toMatchObject({
      isChanged: true,
      campaign: { _id: idOf(path), kind: 'general' },
      registration: { status: 'registered', rollNumber: '000002' },
    });
    const letter = await mailTo(service, person(2).email);
    expect(letter.text).toContain(`/campaigns/${idOf(path)}`);
    expect(letter.text).toContain(`/campaigns/card?token=${offer}`);
    expect(letter.attachments?.[0]?.content).toContain('LOCATION:Curzon Hall');
    const card = await service.client.visitor.post('/examcampaigns/link', { token: offer });
    expect(card.body).toMatchObject({
      campaign: { kind: 'general', location: 'Curzon Hall', timeLimit: null },
      registration: { checkInCode: expect.any(String) as string },
      fullName: 'Student 2',
    });
    await expectConsistent(service, { _id: idOf(path) });
  });

  it('is accepted and given back by an account on the page, and the place is offered to the next', async () => {
    const path = await createGeneralCampaign(service, { ...upcoming, maxParticipants: 1 });
    for (const n of [1, 2, 3]) await join(n, path);
    const student = (n: number) => service.client.as(accountOf(n));
    expect((await student(1).delete(`${path}/registration`)).status).toBe(200);
    const accept = `/examcampaigns/${idOf(path)}/registration/accept`;
    expect((await student(2).post(accept)).body).toMatchObject({ status: 'registered' });
    expect((await student(3).post(accept)).status).toBe(410);
    const card = await student(2).get(`/examcampaigns/${idOf(path)}/registration`);
    expect(card.body).toMatchObject({ campaign: { kind: 'general' }, fullName: 'Student 2' });
    expect((await student(2).delete(`${path}/registration`)).status).toBe(200);
    expect(await own(3, path)).toMatchObject({ isOffered: true });
    expect((await student(2).get(`/examcampaigns/${idOf(path)}/registration`)).status).toBe(404);
  });

  it('gives its last place to one of a hundred concurrent registrations', async () => {
    const path = await createGeneralCampaign(service, { ...upcoming, maxParticipants: 1 });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => join(n + 1, path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const states = answers.map(({ body }) => body.registration.status);
    expect(states.filter((state) => state === 'registered')).toHaveLength(1);
    await expectConsistent(service, { _id: idOf(path) });
  });

  it('refuses the same mobile number in another spelling', async () => {
    const path = await createGeneralCampaign(service, upcoming);
    await visit(1, path);
    const again = { ...person(2), mobile: '+৮৮০ ১৭১০–০০০০০১' };
    const second = await service.client.visitor.put(`${path}/register`, { basicInfo: again });
    expect(second).toMatchObject({ status: 409, body: { code: 'campaigns.already-registered' } });
  });
});

describe('the link of a registration made with an address that is not the account’s', () => {
  it('gives the place back, but shows neither name nor check-in code [CMP-04]', async () => {
    const path = await createGeneralCampaign(service, upcoming);
    const student = service.client.as(accountOf(1));
    const basicInfo = { ...person(1), email: person(9).email };
    await student.put(`${path}/register`, { studentId: accountOf(1).userId, basicInfo });
    const token = await tokenFor(service, person(9).email, 'cancel');
    const { text } = await mailTo(service, person(9).email);
    expect(text).not.toContain('/campaigns/card');
    const read = await service.client.visitor.post<{ registration: State }>('/examcampaigns/link', { token });
    expect(read.body).toMatchObject({ fullName: '', registration: { status: 'registered' } });
    expect(read.body.registration).not.toHaveProperty('checkInCode');
    const { body } = await service.client.visitor.post('/examcampaigns/cancel', { token });
    expect(body).toMatchObject({ isChanged: true });
  });
});
