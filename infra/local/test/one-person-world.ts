import { setTimeout as wait } from 'node:timers/promises';
import type { BusMessage } from '@pathshala/stores/bus/port';
import type { EventName } from '@pathshala/contract-kit/event';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { userDeleted, userEmailChanged, userVerified } from '@pathshala/svc-auth-contract/events';
import { createService as createCampaigns } from '@pathshala/svc-campaigns/service';
import { createService as createExams } from '@pathshala/svc-exams/service';

type Service = TestService & AsyncDisposable;

const start = '2026-02-01T06:00:00.000Z';
const ofCampaigns: readonly EventName[] = [
  'campaigns.paper.published.v1',
  'campaigns.campaign.registered.v1',
  'campaigns.campaign.cancelled.v1',
  'campaigns.results.released.v1',
];
const ofExams: readonly EventName[] = [
  'exams.attempt.begun.v1',
  'exams.exam.started.v1',
  'exams.exam.submitted.v1',
];
const admin = { role: 'admin', userId: 'a0'.repeat(12) } as const;
/** Places of each campaign. */
const places = 2;

export interface Person {
  readonly name: string;
  /** The present one; every address that the person reads is `<name>@…` or `<name>-<n>@…`. */
  address: string;
  readonly mobile: string;
  /** null: without an account at present. */
  accountId: string | null;
  accounts: number;
  /** The ids of open attempts. */
  readonly attempts: { readonly id: string; readonly as: Sitter }[];
}

interface Sitter {
  readonly role: 'student' | 'participant';
  readonly userId: string;
  readonly email: string;
}

/** A sitting that svc-exams has let in. */
interface Sat {
  readonly mailbox: string;
  readonly mobile: string;
}

interface StoredRegistration {
  readonly _id: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly status: string;
  readonly emailKey: string;
  readonly mobileKey: string;
  readonly addressKey: string;
  readonly isAddressProved?: boolean;
  readonly begunAt?: string;
  readonly rollNumber: string | null;
  readonly basicInfo: { readonly email: string; readonly mobile: string };
}

const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/u, '@');

const question = (text: string) => ({
  question: text,
  points: 1,
  explanation: 'Because.',
  options: [{ text: 'right', isCorrect: true }, { text: 'wrong' }],
});

/** The messages that a service has published and the other one has not been given yet: how long events take is part of a walk. */
async function collect(service: Service, routingKeys: readonly EventName[]): Promise<BusMessage[]> {
  const waiting: BusMessage[] = [];
  await service.platform.bus.declare({ name: 'bridge.events', routingKeys });
  await service.platform.bus.consume('bridge.events', async (message) => void waiting.push(message));
  return waiting;
}

/** svc-campaigns and svc-exams with their own stores, and svc-auth played by its events. */
export async function openWorld() {
  const campaigns = await startTestService(createCampaigns, { now: start });
  const { secrets } = campaigns.platform;
  const exams = await startTestService(createExams, { now: start, replace: () => ({ secrets }) });
  const toExams = await collect(campaigns, ofCampaigns);
  const toCampaigns = await collect(exams, ofExams);

  async function deliver(): Promise<void> {
    for (let emptyPolls = 0; emptyPolls < 2; emptyPolls += 1) {
      await campaigns.waitUntilIdle();
      await exams.waitUntilIdle();
      if (toExams.length + toCampaigns.length > 0) emptyPolls = -1;
      for (const message of toExams.splice(0)) await exams.platform.bus.publish(message);
      for (const message of toCampaigns.splice(0)) await campaigns.platform.bus.publish(message);
    }
  }

  let walks = 0;
  return {
    deliver,
    /** A campaign of its own, with people of its own. */
    async walk(): Promise<Walk> {
      walks += 1;
      for (const { clock } of [campaigns, exams]) clock.set(Date.parse(start) + walks * 1000);
      const made = await campaigns.client.as(admin).post<{ _id: string }>('/examcampaigns', {
        title: `Walk ${walks}`,
        startDate: '2026-02-01T00:00:00.000Z',
        endDate: '2026-02-02T00:00:00.000Z',
        registrationOpen: true,
        maxParticipants: places,
        exam: {
          title: 'Science',
          timeLimit: 30,
          totalMarks: 2,
          requiredSubjects: 1,
          negativeMarkingPercentage: 25,
          scoreVisible: 'at-once',
          subjects: [
            { subjectName: 'Physics', mandatory: true, mcqs: [question('1 + 1?'), question('2 + 2?')] },
          ],
        },
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      await deliver();
      return new Walk({ campaigns, exams, deliver }, made.body._id, walks);
    },
    async stop(): Promise<void> {
      await campaigns.stop();
      await exams.stop();
    },
  };
}

interface Services {
  readonly campaigns: Service;
  readonly exams: Service;
  readonly deliver: () => Promise<void>;
}

/**
 * Makes people's calls in one campaign. A refusal is an answer like another; what must never happen is collected in
 * `faults`.
 */
export class Walk {
  readonly faults: string[] = [];
  readonly sat: Sat[] = [];
  readonly rahima: Person;
  readonly evil: Person;
  readonly #services: Services;
  readonly #campaignId: string;
  readonly #no: number;

  constructor(services: Services, campaignId: string, no: number) {
    [this.#services, this.#campaignId, this.#no] = [services, campaignId, no];
    const person = (name: string, digit: number): Person => ({
      name: `${name}${no}`,
      address: `${name}${no}@example.com`,
      mobile: `01${digit}${String(10_000_000 + no)}`,
      accountId: null,
      accounts: 0,
      attempts: [],
    });
    [this.rahima, this.evil] = [person('rahima', 7), person('evil', 8)];
  }

  deliver(): Promise<void> {
    return this.#services.deliver();
  }

  /** A network for each walk: the limits of registrations by address are none of its facts. */
  get #address(): string {
    return `203.0.${this.#no % 250}.7`;
  }

  get #visitor() {
    return this.#services.campaigns.client.as({ role: 'visitor', address: this.#address });
  }

  #as({ accountId: userId, address: email }: Person) {
    const account = { role: 'student', userId: userId ?? '', email, address: this.#address } as const;
    return this.#services.campaigns.client.as(account);
  }

  async #registrations(): Promise<StoredRegistration[]> {
    const stored =
      this.#services.campaigns.platform.documents.collection<StoredRegistration>('registrations');
    return stored.find({ campaignId: this.#campaignId }).toArray();
  }

  /** No more places than there are, at any time. */
  async #countPlaces(): Promise<void> {
    const held = (await this.#registrations()).filter(({ status }) => status === 'registered').length;
    if (held > places) this.faults.push(`${held} places of ${places}`);
  }

  async signUp(person: Person): Promise<void> {
    if (person.accountId !== null) return;
    person.accounts += 1;
    person.accountId = `${person.name}x${person.accounts}`;
    const { accountId: userId, address: email, name } = person;
    await this.#services.campaigns.emit(userVerified, { userId, username: name, name: 'Somebody', email });
    await this.#countPlaces();
  }

  async deleteAccount(person: Person): Promise<void> {
    if (person.accountId === null) return;
    const { accountId: userId } = person;
    person.accountId = null;
    for (const service of [this.#services.campaigns, this.#services.exams])
      await service.emit(userDeleted, { userId });
  }

  async changeAddress(person: Person): Promise<void> {
    if (person.accountId === null) return;
    const { accountId: userId, address: previousEmail, name } = person;
    person.address = previousEmail.includes('-') ? `${name}@example.com` : `${name}-2@example.com`;
    const facts = { userId, username: name, name: 'Somebody', email: person.address, previousEmail };
    await this.#services.campaigns.emit(userEmailChanged, facts);
    await this.#countPlaces();
  }

  async registerAsVisitor(person: Person, tag = ''): Promise<void> {
    const email = person.address.replace('@', `${tag}@`);
    await this.#visitor.post('/examcampaigns/register', {
      campaignId: this.#campaignId,
      basicInfo: { fullName: 'Somebody', email, mobile: person.mobile },
    });
    await this.#countPlaces();
  }

  /** Fills all places with holds for addresses that nobody reads. */
  async fillPlaces(): Promise<void> {
    for (let n = 0; n < places; n += 1) {
      const nobody = { ...this.evil, address: `nobody-${n}-${this.#no}@example.com` };
      await this.registerAsVisitor({
        ...nobody,
        mobile: `019${String(n).padStart(4, '0')}${this.#no + 1000}`,
      });
    }
  }

  /** Registers with the account's own proved address: an unproved one may neither refuse it nor hold a place against it. */
  async registerByAccount(person: Person): Promise<void> {
    if (person.accountId === null) return;
    const before = await this.#registrations();
    const made = await this.#as(person).post<{ registration: { status: string } }>(
      '/examcampaigns/register',
      {
        campaignId: this.#campaignId,
        studentId: person.accountId,
        basicInfo: { fullName: 'Somebody', email: person.address, mobile: person.mobile },
      },
    );
    if (made.status !== 201) this.#requireProvedRival(person, before);
    else if (made.body.registration.status !== 'registered') this.#requireProvedPlaces(before);
    await this.#countPlaces();
  }

  #requireProvedRival(person: Person, before: readonly StoredRegistration[]): void {
    const isProved = (one: StoredRegistration) => one.isAddressProved === true;
    const hasContact = ({ emailKey, mobileKey }: StoredRegistration) =>
      emailKey === mailboxOf(person.address) || mobileKey.endsWith(person.mobile.slice(1));
    const active = before.filter(({ status }) => status !== 'cancelled');
    const isOwn = active.some(({ studentId }) => studentId === person.accountId);
    const hasSat = this.sat.some(
      ({ mailbox, mobile }) => mailbox === mailboxOf(person.address) || mobile === person.mobile,
    );
    if (!isOwn && !hasSat && !active.some((one) => isProved(one) && hasContact(one)))
      this.faults.push(`${person.name} was refused by somebody unproved`);
  }

  #requireProvedPlaces(before: readonly StoredRegistration[]): void {
    const proved = before.filter(({ status, isAddressProved }) => status === 'registered' && isAddressProved);
    if (proved.length < places) this.faults.push('a place was kept from somebody proved');
  }

  /** An account registers with the address and number of somebody else. */
  async registerWithForeignAddress(account: Person, { address, mobile }: Person): Promise<void> {
    await this.signUp(account);
    await this.#as(account).post('/examcampaigns/register', {
      campaignId: this.#campaignId,
      studentId: account.accountId,
      basicInfo: { fullName: 'Somebody', email: address, mobile },
    });
    await this.#countPlaces();
  }

  /** The token of the latest mail to a mailbox of the person that has such a link. */
  async #tokenFor({ name }: Person, page: 'confirm' | 'cancel' | 'sit'): Promise<string | null> {
    const { campaigns } = this.#services;
    await campaigns.runJob('send-mails');
    const link = new RegExp(`/campaigns/${page}\\?token=([\\w.-]+)`, 'u');
    const isTheirs = (to: string) => to.split(/[-+@]/u)[0] === name;
    const mail = campaigns.mail.sent.findLast(({ to, text }) => isTheirs(to) && link.test(text));
    return link.exec(mail?.text ?? '')?.[1] ?? null;
  }

  async confirm(person: Person): Promise<void> {
    const token = await this.#tokenFor(person, 'confirm');
    if (token === null) return;
    const opened = await this.#visitor.post('/examcampaigns/confirm', { token });
    if (opened.body['code'] === 'campaigns.link-of-account')
      await this.#visitor.post('/examcampaigns/confirm', { token, leavesAccount: true });
    await this.#countPlaces();
  }

  async cancel(person: Person): Promise<void> {
    if (person.accountId !== null)
      await this.#as(person).delete(`/examcampaigns/${this.#campaignId}/registration`);
    const token = (await this.#tokenFor(person, 'cancel')) ?? '';
    await this.#visitor.post('/examcampaigns/cancel', { token });
    await this.#countPlaces();
  }

  /** Sits by the account, or by the mailed link. */
  async sit(person: Person): Promise<void> {
    if (person.accountId !== null) {
      const { accountId: userId, address: email } = person;
      await this.#start(person, { role: 'student', userId, email });
    }
    const token = await this.#tokenFor(person, 'sit');
    if (token === null) return;
    const opened = await this.#visitor.post('/examcampaigns/sittings', { token });
    if (opened.status !== 201) return;
    const userId = token.split('.')[0] ?? '';
    const own = (await this.#registrations()).find(({ _id }) => _id === userId);
    await this.#start(person, { role: 'participant', userId, email: own?.basicInfo.email ?? '' });
  }

  async #start(person: Person, as: Sitter): Promise<void> {
    const exam = { examKind: 'campaign', examId: this.#campaignId };
    const started = await this.#services.exams.client
      .as(as)
      .post<{ attemptId: string }>('/exams/attempts', exam);
    if (started.status === 201) {
      const registration = (await this.#registrations()).find(
        ({ _id, studentId, status }) =>
          _id === as.userId || (studentId === as.userId && status !== 'cancelled'),
      );
      const mobile = registration?.basicInfo.mobile || person.mobile;
      this.sat.push({ mailbox: mailboxOf(as.email), mobile });
    }
    if (started.status < 300) person.attempts.push({ id: started.body.attemptId, as });
  }

  async save(person: Person): Promise<void> {
    for (const { id, as } of person.attempts)
      await this.#services.exams.client
        .as(as)
        .put(`/exams/attempts/${id}/answers`, { answers: [], clientSeq: this.sat.length });
  }

  async submit(person: Person): Promise<void> {
    for (const { id, as } of person.attempts.splice(0))
      await this.#services.exams.client.as(as).post(`/exams/attempts/${id}/submit`, {});
  }

  /**
   * Submits all attempts after the end, and releases the results. Returns the registrations of the merit list, best first.
   */
  async release(): Promise<readonly StoredRegistration[]> {
    const { campaigns, exams } = this.#services;
    await this.deliver();
    for (const { clock } of [campaigns, exams]) clock.set('2026-02-03T00:00:00.000Z');
    await exams.runJob('sweep-overdue-attempts');
    await this.deliver();
    const path = `/examcampaigns/${this.#campaignId}`;
    const released = await campaigns.client.as(admin).post(`${path}/release`);
    if (released.status !== 200) throw new Error(JSON.stringify(released.body));
    const lines = await this.#meritList(`${path}/merit-list`);
    const all = await this.#registrations();
    return lines.flatMap((line) => all.filter(({ rollNumber }) => rollNumber === line.rollNumber));
  }

  /** The job of the service may be building the list at this moment. */
  async #meritList(path: string): Promise<readonly { rollNumber: string }[]> {
    for (let tries = 0; tries < 200; tries += 1) {
      const list = await this.#services.campaigns.client.visitor.get<{ items: { rollNumber: string }[] }>(
        path,
      );
      if (list.status === 200) return list.body.items;
      await wait(10);
    }
    throw new Error(`no merit list: ${path}`);
  }
}
