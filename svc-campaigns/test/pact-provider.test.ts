import { describeProvider } from '@pathshala/pact/provider';
import { failedMailStates, operationStates } from '@pathshala/service-testing/operation-states';
import { batchChanged, batchJoined } from '@pathshala/svc-catalog-contract/events';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { offerTokenFor } from './offers.ts';
import { createGeneralCampaign, emitSubmitted, registerAccount } from './participants.ts';
import {
  accountOf,
  admin,
  createExamCampaign,
  examCampaign,
  mailTo,
  person,
  codeIn,
  startCampaignsWithSms,
  textsTo,
  tokenFor,
  type Campaigns,
} from './service.ts';

let people = 0;

const hour = 3_600_000;

const windowToCome = { startDate: '2027-03-01T00:00:00.000Z', endDate: '2027-04-01T00:00:00.000Z' };

/** A window that is running now, and for this many hours. */
function windowOf({ clock }: Campaigns, hours: number) {
  const at = (time: number) => new Date(time).toISOString();
  return { startDate: at(clock.now() - hour), endDate: at(clock.now() + hours * hour) };
}

async function newExam(service: Campaigns, hours = 1000): Promise<string> {
  const { _id } = await createExamCampaign(service, { type: 'Model test', ...windowOf(service, hours) });
  return _id;
}

async function examToCome(service: Campaigns): Promise<string> {
  return (await createExamCampaign(service, windowToCome))._id;
}

async function newGeneral(service: Campaigns): Promise<string> {
  const path = await createGeneralCampaign(service, { type: 'Seminar', ...windowOf(service, 1000) });
  return path.slice(path.lastIndexOf('/') + 1);
}

async function registered(service: Campaigns, hours?: number) {
  const campaignId = await newExam(service, hours);
  people += 1;
  await registerAccount(service, people, { campaignId, showsName: true });
  const caller = accountOf(people);
  return { campaignId, caller, studentId: caller.userId };
}

async function cancelledRegistration(service: Campaigns): Promise<void> {
  const { campaignId, caller } = await registered(service);
  await service.client.as(caller).delete(`/examcampaigns/${campaignId}/registration`);
}

async function registeredForGeneral(service: Campaigns) {
  const campaignId = await newGeneral(service);
  people += 1;
  const caller = accountOf(people);
  const body = { studentId: caller.userId, basicInfo: person(people) };
  await service.client.as(caller).put(`/campaign/campaigns/${campaignId}/register`, body);
  return { campaignId, caller };
}

async function checkedIn(service: Campaigns) {
  const path = await createGeneralCampaign(service, { location: 'Dhaka', ...windowOf(service, 1000) });
  people += 1;
  const caller = accountOf(people);
  const body = { studentId: caller.userId, basicInfo: person(people) };
  const made = await service.client
    .as(caller)
    .put<{ registration: { rollNumber: string } }>(`${path}/register`, body);
  const campaignId = path.slice(path.lastIndexOf('/') + 1);
  const code = made.body.registration.rollNumber;
  await service.client.as(admin).post(`/campaign/participants/${campaignId}/check-ins`, { code });
  return { campaignId, caller };
}

/** One campaign without questions, one with a question without a correct option, and one that was sat and is over. */
async function waiting(service: Campaigns): Promise<void> {
  const window = windowOf(service, 1000);
  const { exam } = examCampaign();
  const [physics] = exam.subjects;
  const keyless = { question: '1 + 1?', points: 1, options: [{ text: 'one' }, { text: 'three' }] };
  const draft = { ...exam, subjects: [{ ...physics, mcqs: [] }] };
  await createExamCampaign(service, { ...window, registrationOpen: false, exam: draft });
  await createExamCampaign(service, {
    ...window,
    confirmNoCorrectOption: true,
    exam: { ...exam, requiredSubjects: 1, subjects: [{ ...physics, mcqs: [keyless] }] },
  });
  const examId = await newExam(service, 1);
  const startedAt = new Date(service.clock.now()).toISOString();
  await service.emit(examStarted, { examKind: 'campaign', examId, startedAt });
  service.clock.advance(2 * hour);
}

async function over(service: Campaigns): Promise<string> {
  const campaignId = await newExam(service, 1);
  service.clock.advance(2 * hour);
  return campaignId;
}

async function released(service: Campaigns, { hasSat = true } = {}) {
  const { campaignId, caller } = await registered(service, 1);
  const submit = (result: { score?: number; scoreVersion?: number }) =>
    emitSubmitted(service, { campaignId, studentId: caller.userId, subjects: { Physics: 5 }, ...result });
  if (hasSat) await submit({});
  service.clock.advance(2 * hour);
  const as = service.client.as(admin);
  await as.post(`/examcampaigns/${campaignId}/release`);
  await as.put(`/examcampaigns/${campaignId}/certificates`, { upTo: 1 });
  await service.runJob('issue-merit-lists');
  if (hasSat) {
    // The list is issued again.
    await submit({ score: 11, scoreVersion: 2 });
    service.clock.advance(hour);
    await service.runJob('issue-merit-lists');
  }
  return { campaignId, caller };
}

async function withInitials(service: Campaigns) {
  const { campaignId, caller } = await released(service);
  const path = `/examcampaigns/${campaignId}/registration`;
  await service.client.as(caller).patch(path, { nameShown: 'initials' });
  return { campaignId };
}

async function withCertificate(service: Campaigns) {
  const { campaignId, caller } = await released(service);
  const path = `/examcampaigns/${campaignId}/certificate`;
  const { body } = await service.client.as(caller).get<{ code: string }>(path);
  return { campaignId, code: body.code };
}

async function visitorLink(service: Campaigns, page: 'confirm' | 'cancel') {
  const campaignId = await newExam(service);
  people += 1;
  await service.client.visitor.post('/examcampaigns/register', { campaignId, basicInfo: person(people) });
  return { token: await tokenFor(service, person(people).email, page) };
}

/** The visitor has confirmed, and has the mailed link to the exam. */
async function sitting(service: Campaigns, { isUsed = false } = {}) {
  const { token: confirmation } = await visitorLink(service, 'confirm');
  const { visitor } = service.client;
  await visitor.post('/examcampaigns/confirm', { token: confirmation });
  const { text } = await mailTo(service, person(people).email);
  const token = /\/campaigns\/sit\?token=([\w.-]+)/u.exec(text)?.[1] ?? '';
  if (isUsed) await visitor.post('/examcampaigns/sittings', { token });
  return { token, registrationId: token.split('.')[0] };
}

/** A place is offered to an account from the waiting list; its link is mailed. */
async function offered(service: Campaigns) {
  const at = (hours: number) => new Date(service.clock.now() + hours * hour).toISOString();
  const window = { startDate: at(1000), endDate: at(1100) };
  const campaign = await createExamCampaign(service, { ...window, maxParticipants: 1 });
  const [first, second] = [(people += 1), (people += 1)];
  for (const n of [first, second]) await registerAccount(service, n, { campaignId: campaign._id });
  await service.client.as(accountOf(first)).delete(`/examcampaigns/${campaign._id}/registration`);
  const token = await offerTokenFor(service, second);
  return { campaignId: campaign._id, caller: accountOf(second), token };
}

async function rankedInBatch(service: Campaigns) {
  const { campaignId, caller } = await released(service);
  const batchId = `batch-${caller.userId}`;
  const at = { joinedAt: '2026-01-10T10:00:00.000Z', movedFrom: null };
  const place = { membershipId: `m-${caller.userId}`, batchId, studentId: caller.userId };
  await service.emit(batchJoined, { ...place, version: 1, ...at });
  const facts = { name: 'Morning', courseIds: [], isArchived: false, addedCourseIds: [] };
  await service.emit(batchChanged, { batchId, version: 1, ...facts });
  return { campaignId, batchId, caller };
}

/** Somebody has registered with a number alone, and has a code. */
async function byNumber(service: Campaigns, { isConfirmed = false } = {}) {
  const campaignId = await newExam(service);
  people += 1;
  const mobile = `018${String(10_000_000 + people)}`;
  const { visitor } = service.client;
  await visitor.post('/examcampaigns/register', { campaignId, basicInfo: { fullName: 'Mim', mobile } });
  const codeNow = async () =>
    codeIn((await textsTo(service, `88${mobile}`)).findLast((text) => /\d{6} /u.test(text)));
  const given = { campaignId, mobile };
  if (!isConfirmed) return { ...given, code: await codeNow() };
  const opened = await visitor.post<{ token: string }>('/examcampaigns/mobile-codes/open', {
    ...given,
    code: await codeNow(),
  });
  await visitor.post('/examcampaigns/confirm', { token: opened.body.token });
  service.clock.advance(60_000);
  await visitor.post('/examcampaigns/mobile-codes', given);
  return { ...given, code: await codeNow() };
}

const eachKind = async (service: Campaigns) => ({
  examId: await newExam(service),
  generalId: await newGeneral(service),
  studentId: accountOf((people += 1)).userId,
});

async function eachToCome(service: Campaigns) {
  const path = await createGeneralCampaign(service, windowToCome);
  return { examId: await examToCome(service), generalId: path.slice(path.lastIndexOf('/') + 1) };
}

async function eachOver(service: Campaigns) {
  const window = windowOf(service, 1);
  const path = await createGeneralCampaign(service, window);
  const examId = await over(service);
  return { examId, generalId: path.slice(path.lastIndexOf('/') + 1) };
}

/** One participant with a place, and two on the waiting list. */
async function withParticipants(service: Campaigns) {
  const change = { location: 'Dhaka', maxParticipants: 1, ...windowOf(service, 1000) };
  const path = await createGeneralCampaign(service, change);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    people += 1;
    const caller = accountOf(people);
    const body = { studentId: caller.userId, basicInfo: person(people) };
    const made = await service.client
      .as(caller)
      .put<{ registration: { _id: string } }>(`${path}/register`, body);
    ids.push(made.body.registration._id);
  }
  const [participantId, firstId, lastId] = ids;
  return { campaignId: path.slice(path.lastIndexOf('/') + 1), participantId, firstId, lastId };
}

async function withMessage(service: Campaigns) {
  const { campaignId } = await withParticipants(service);
  const subject = { bn: 'হল বদলেছে', en: 'Another hall' };
  const body = { audience: {}, subject, body: subject };
  await service.client.as(admin).post(`/campaign/participants/${campaignId}/messages`, body);
  return { campaignId };
}

describeProvider({
  provider: 'svc-campaigns',
  start: startCampaignsWithSms,
  states: {
    ...operationStates,
    ...failedMailStates,
    'there is a running campaign of each kind': async (service) => {
      const ids = await eachKind(service);
      return { ...ids, caller: { userId: ids.studentId } };
    },
    'there are campaigns of each kind to come': eachToCome,
    'a campaign of each kind is over': eachOver,
    'a campaign with a place has participants': withParticipants,
    'a message to participants is on its way': withMessage,
    'there is an exam campaign to come': async (service) => ({ examId: await examToCome(service) }),
    'another author has saved the exam of a campaign': async (service) => {
      const examId = await examToCome(service);
      const as = service.client.as({ ...admin, name: 'Head' });
      const { body } = await as.get(`/examcampaigns/${examId}`);
      await as.put(`/examcampaigns/${examId}`, { ...body, title: 'Changed' });
      return { examId };
    },
    'exam campaigns wait for an administrator': waiting,
    'a campaign was just deleted': async (service) => {
      const campaignId = await newExam(service);
      await service.client.as(admin).delete(`/examcampaigns/${campaignId}`);
    },
    'an exam campaign is over': async (service) => ({ campaignId: await over(service) }),
    'the student is registered for an exam campaign': (service) => registered(service),
    'the student is registered for a campaign': registeredForGeneral,
    'the student is checked in at a campaign': checkedIn,
    'the student is ranked in an exam campaign with released results': (service) => released(service),
    'there is an exam campaign with released results': async (service) => {
      const { campaignId } = await released(service);
      return { campaignId };
    },
    'the student has no rank in an exam campaign with released results': (service) =>
      released(service, { hasSat: false }),
    'a student of a batch is ranked': rankedInBatch,
    'the student shows initials in a released merit list': withInitials,
    'a student has opened a certificate': withCertificate,
    'a campaign was seen and registered for': async (service) => {
      const { campaignId } = await registered(service);
      await service.client.visitor.post(`/campaign/views/${campaignId}`);
      await service.waitUntilIdle();
      service.clock.advance(60_000);
      await service.runJob('count-report-funnel');
      return { campaignId };
    },
    'a link to confirm a registration was mailed': (service) => visitorLink(service, 'confirm'),
    'somebody has registered with a number': (service) => byNumber(service),
    'somebody with a number has a place and a code': (service) => byNumber(service, { isConfirmed: true }),
    'a place is offered to the student': offered,
    'a visitor has a link to the exam': (service) => sitting(service),
    'a visitor has a confirmed place in an exam': (service) => sitting(service),
    'a visitor has used a link to the exam': (service) => sitting(service, { isUsed: true }),
    'a link to cancel a registration was mailed': (service) => visitorLink(service, 'cancel'),
  },
  events: {
    'campaigns.paper.published.v1': (service) => newExam(service),
    'campaigns.paper.withdrawn.v1': async (service) => {
      const campaignId = await newExam(service);
      await service.client.as(admin).delete(`/examcampaigns/${campaignId}`);
    },
    'campaigns.campaign.registered.v1': (service) => registered(service),
    'campaigns.campaign.registered.v1 for the report': (service) => registered(service),
    'campaigns.campaign.registered.v1 of a participant': (service) => sitting(service),
    'campaigns.campaign.cancelled.v1': (service) => cancelledRegistration(service),
    'campaigns.campaign.cancelled.v1 for the report': (service) => cancelledRegistration(service),
    'campaigns.notice.requested.v1': offered,
    'campaigns.sms.requested.v1': (service) => byNumber(service),
    'campaigns.results.released.v1': (service) => released(service),
    'campaigns.work.waiting.v1': async (service) => {
      await waiting(service);
      await service.runJob('publish-waiting-work');
    },
    'campaigns.audit.recorded.v1': (service) => newExam(service),
  },
});
