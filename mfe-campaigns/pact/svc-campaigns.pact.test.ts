import { admin, aPicture, callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  acceptByLink,
  acceptOffer,
  cancelByLink,
  cancelCampaignRegistration,
  cancelRegistration,
  checkCertificate,
  chooseName,
  confirmRegistration,
  listCampaigns,
  listExamCampaigns,
  listOwnBatchesOfList,
  listOwnRegistrations,
  mailSittingLink,
  openByMobileCode,
  openSitting,
  readBatchMeritList,
  readCampaign,
  readCertificate,
  readExamCampaign,
  readMeritList,
  readOwnPlace,
  readOwnRegistration,
  readRegistrationByLink,
  readRelease,
  readSitting,
  readPageMeta,
  recordCampaignView,
  register,
  registerForCampaign,
  requestMobileCode,
  replaceCampaignExam,
  setCertificates,
  uploadCampaignPicture,
} from '@pathshala/svc-campaigns-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';
const basicInfo = { fullName: 'Rahima', email: 'rahima@example.com', mobile: '01710000000' };

const campaign = {
  ...fieldsOf(
    samples.campaign,
    '_id',
    'title',
    'type',
    'description',
    'location',
    'image',
    'registrationOpen',
    'maxParticipants',
    'registeredCount',
    'waitingCount',
    'isFull',
  ),
  startDate: time,
  endDate: time,
  phase: exactly('running'),
} as const;
const exam = fieldsOf(
  samples.campaign.exam,
  'timeLimit',
  'totalMarks',
  'requiredSubjects',
  'negativeMarkingPercentage',
  'subjects',
);
const registered = {
  ...fieldsOf(samples.registered, 'rollNumber'),
  status: exactly(samples.registered.status),
} as const;
const opened = {
  campaign: {
    ...fieldsOf(samples.openedLink.campaign, '_id', 'title'),
    kind: exactly(samples.openedLink.campaign.kind),
  },
  isChanged: exactly(true),
} as const;
const question = {
  question: '1 + 1?',
  points: 1,
  explanation: 'Because.',
  options: [{ text: 'right', isCorrect: true }, { text: 'wrong' }],
};
const examBody = {
  title: 'Science',
  timeLimit: 30,
  totalMarks: 2,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  subjects: [{ subjectName: 'Physics', mandatory: true, mcqs: [question] }],
};

const saved = { rev: 1, exam: examBody };

const sittingCampaign = {
  ...fieldsOf(samples.sitting.campaign, '_id', 'title'),
  startDate: time,
  endDate: time,
  isReleased: exactly(false),
} as const;

callsOf({ consumer: 'mfe-campaigns', provider: 'svc-campaigns', clientAt: apiAt }, (call) => {
  call(listExamCampaigns, 'the exam campaigns', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    query: { phase: 'running', page: 1 },
    uses: { items: [{ ...campaign, exam }], total: 1, page: 1, pageSize: 10 },
  });
  call(listCampaigns, 'the other campaigns', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    query: { phase: 'running', page: 1 },
    uses: { items: [campaign], total: 1, page: 1, pageSize: 10 },
  });
  call(listExamCampaigns, 'the exam campaigns that are not over', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    query: { phase: 'current', page: 1 },
    uses: { items: [{ ...campaign, exam }], total: 1 },
  });
  call(listCampaigns, 'the other campaigns that are not over', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    query: { phase: 'current', page: 1 },
    uses: { items: [campaign], total: 1 },
  });
  call(listOwnRegistrations, 'the own places, for the cards', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { studentId: provided('studentId') },
    uses: { items: [{ campaignId: 'campaign1', status: exactly('registered') }] },
  });
  call(readSitting, 'what a link to the exam leads to', {
    given: 'a visitor has a link to the exam',
    as: 'visitor',
    body: { token: provided('token') },
    uses: {
      ...fieldsOf(samples.sitting, 'fullName'),
      campaign: sittingCampaign,
      phase: exactly(samples.sitting.phase),
    },
  });
  call(openSitting, 'the exam opened by its link', {
    given: 'a visitor has a link to the exam',
    as: 'visitor',
    body: { token: provided('token') },
    uses: {
      ...fieldsOf(samples.openedSitting, 'resultId'),
      campaign: fieldsOf(samples.openedSitting.campaign, '_id'),
    },
  });
  call(openSitting, 'the exam opened by a used link', {
    given: 'a visitor has used a link to the exam',
    as: 'visitor',
    body: { token: provided('token') },
    refused: { status: 409, code: 'campaigns.sitting-used' },
  });
  call(requestMobileCode, 'a code to the number of a registration', {
    given: 'somebody has registered with a number',
    as: 'visitor',
    body: { campaignId: provided('campaignId'), mobile: provided('mobile') },
    uses: { isSent: exactly(true) },
  });
  call(openByMobileCode, 'open a registration by a code', {
    given: 'somebody with a number has a place and a code',
    as: 'visitor',
    body: { campaignId: provided('campaignId'), mobile: provided('mobile'), code: provided('code') },
    uses: {
      ...fieldsOf(samples.openedByCode, 'token', 'sittingToken'),
      campaign: fieldsOf(samples.held.campaign, '_id', 'title'),
      registration: { ...registered, checkInCode: '01A2B3C4D5' },
    },
  });
  call(mailSittingLink, 'a new link to the exam by mail', {
    given: 'a visitor has used a link to the exam',
    as: 'visitor',
    body: { token: provided('token') },
    uses: { isSent: exactly(true) },
  });
  call(readCampaign, 'a campaign', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    params: { id: provided('generalId') },
    uses: campaign,
  });
  call(recordCampaignView, 'the page of a campaign was opened', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    params: { id: provided('examId') },
    uses: {},
  });
  call(readCampaign, 'a campaign that the student is registered for', {
    given: 'the student is registered for a campaign',
    as: student,
    params: { id: provided('campaignId') },
    uses: { ...campaign, registration: registered },
  });
  call(readCampaign, 'a campaign that the student is checked in at', {
    given: 'the student is checked in at a campaign',
    as: student,
    params: { id: provided('campaignId') },
    uses: { registration: { ...registered, isCheckedIn: exactly(true) } },
  });
  call(readExamCampaign, 'an exam campaign', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    params: { id: provided('examId') },
    uses: { ...campaign, ...fieldsOf(samples.campaign, 'resultsReleasedAt'), exam },
  });
  call(readExamCampaign, 'an exam campaign that the student is registered for', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { id: provided('campaignId') },
    uses: { ...campaign, exam, registration: registered },
  });
  call(readExamCampaign, 'the exam as its author edits it', {
    given: 'there is a running campaign of each kind',
    as: admin,
    params: { id: provided('examId') },
    uses: {
      ...fieldsOf(samples.campaignForAdmin, 'title', 'rev'),
      exam: {
        ...exam,
        ...fieldsOf(samples.campaignForAdmin.exam, 'scoreVisible', 'order'),
        subjects: [
          {
            ...exam.subjects[0],
            mcqs: [
              {
                _id: 'question1',
                question: '1 + 1?',
                points: 1,
                explanation: 'Because.',
                options: [{ _id: 'option1', text: 'right', isCorrect: true }],
              },
            ],
          },
        ],
      },
    },
  });
  call(replaceCampaignExam, 'save the exam', {
    given: 'there is an exam campaign to come',
    as: admin,
    params: { id: provided('examId') },
    body: saved,
  });
  call(replaceCampaignExam, 'save the exam over the version of another author', {
    given: 'another author has saved the exam of a campaign',
    as: admin,
    params: { id: provided('examId') },
    body: saved,
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });

  call(readPageMeta, 'what a link to the campaign shows', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    params: { id: provided('examId') },
    query: { of: 'campaign' },
    uses: {
      title: 'A campaign',
      description: '1 February 2026',
      image: '/api/campaign/share-pictures/campaign1/0af90af90af90af9',
    },
  });

  call(register, 'register for an exam', {
    given: 'there is a running campaign of each kind',
    as: student,
    body: { campaignId: provided('examId'), basicInfo, showsName: false, studentId: provided('studentId') },
    uses: { registration: registered },
  });
  call(register, 'register for an exam as a visitor', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    body: { campaignId: provided('examId'), basicInfo, showsName: true },
    uses: { registration: { ...registered, confirmBy: time } },
  });
  call(registerForCampaign, 'register for a campaign', {
    given: 'there is a running campaign of each kind',
    as: student,
    params: { id: provided('generalId') },
    body: { basicInfo, studentId: provided('studentId') },
    uses: { registration: registered },
  });
  call(cancelRegistration, 'give up a place in an exam', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { id: provided('campaignId') },
  });
  call(cancelCampaignRegistration, 'give up a place in a campaign', {
    given: 'the student is registered for a campaign',
    as: student,
    params: { id: provided('campaignId') },
  });
  call(confirmRegistration, 'open the mailed link', {
    given: 'a link to confirm a registration was mailed',
    as: 'visitor',
    body: { token: provided('token') },
    uses: {
      ...opened,
      campaign: { ...opened.campaign, phase: exactly('running') },
      registration: registered,
      sittingToken: 'registration1.1.mac',
      hasAccount: exactly(false),
    },
  });
  call(cancelByLink, 'give up a place by the mailed link', {
    given: 'a link to cancel a registration was mailed',
    as: 'visitor',
    body: { token: provided('token') },
    uses: opened,
  });

  const held = {
    ...fieldsOf(samples.held, 'fullName'),
    campaign: {
      ...fieldsOf(samples.held.campaign, '_id', 'title', 'timeLimit'),
      kind: exactly(samples.held.campaign.kind),
      startDate: time,
      endDate: time,
    },
    registration: { status: exactly(samples.held.registration.status) },
  } as const;
  call(readRegistrationByLink, 'the offer of a mailed link', {
    given: 'a place is offered to the student',
    as: 'visitor',
    body: { token: provided('token') },
    uses: { ...held, registration: { ...held.registration, isOffered: exactly(true), confirmBy: time } },
  });
  call(acceptByLink, 'accept an offer by the mailed link', {
    given: 'a place is offered to the student',
    as: 'visitor',
    body: { token: provided('token') },
    uses: { ...opened, registration: { ...registered, checkInCode: '01A2B3C4D5' } },
  });
  call(acceptOffer, 'accept an offer', {
    given: 'a place is offered to the student',
    as: student,
    params: { id: provided('campaignId') },
    uses: { ...registered, checkInCode: '01A2B3C4D5' },
  });
  call(readOwnRegistration, 'the own admit card', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { id: provided('campaignId') },
    uses: { ...held, registration: { ...registered, checkInCode: '01A2B3C4D5' } },
  });

  call(readMeritList, 'the merit list', {
    given: 'the student is ranked in an exam campaign with released results',
    as: 'visitor',
    params: { id: provided('campaignId') },
    query: { page: 1 },
    uses: {
      items: [
        {
          ...fieldsOf(samples.meritEntry, 'rank', 'rollNumber', 'score', 'totalMarks', 'durationMs'),
          name: 'Account 1',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
      version: 2,
      versions: [fieldsOf(samples.firstVersion, 'version', 'issuedAt', 'total')],
    },
  });
  call(readMeritList, 'a merit list with initials', {
    given: 'the student shows initials in a released merit list',
    as: 'visitor',
    params: { id: provided('campaignId') },
    query: { page: 1 },
    uses: { items: [{ ...fieldsOf(samples.meritEntry, 'rank', 'rollNumber'), initials: 'A.' }], total: 1 },
  });
  call(readMeritList, 'the version of a merit list that was issued again', {
    given: 'the student is ranked in an exam campaign with released results',
    as: 'visitor',
    params: { id: provided('campaignId') },
    query: { page: 1, version: 1 },
    uses: { items: [fieldsOf(samples.meritEntry, 'rank', 'score')], version: exactly(1) },
  });
  const batch = { _id: 'batch1', name: 'Morning', rank: 1, of: 1 };
  call(listOwnBatchesOfList, 'the own batches of a merit list', {
    given: 'a student of a batch is ranked',
    as: student,
    params: { id: provided('campaignId') },
    uses: { items: [batch] },
  });
  call(readBatchMeritList, 'the ranks within a batch', {
    given: 'a student of a batch is ranked',
    as: student,
    params: { id: provided('campaignId'), batchId: provided('batchId') },
    query: { page: 1 },
    uses: { items: [fieldsOf(samples.meritEntry, 'rank', 'score')], batch, total: 1, page: 1, pageSize: 10 },
  });
  call(readOwnPlace, 'the own rank', {
    given: 'the student is ranked in an exam campaign with released results',
    as: student,
    params: { id: provided('campaignId') },
    uses: {
      ...fieldsOf(
        samples.ownPlace,
        'rank',
        'of',
        'score',
        'totalMarks',
        'durationMs',
        'resultId',
        'percentile',
        'version',
      ),
      nameShown: exactly('name'),
      subjects: [{ subjectName: 'Physics', score: 5, rank: 1, of: 1 }],
      before: { rank: 1, score: 10 },
      hasCertificate: true,
    },
  });
  call(chooseName, 'show initials instead of the name', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { id: provided('campaignId') },
    body: { nameShown: 'initials' },
    uses: { nameShown: exactly('initials') },
  });
  call(readCertificate, 'the own certificate', {
    given: 'the student is ranked in an exam campaign with released results',
    as: student,
    params: { id: provided('campaignId') },
    uses: {
      ...fieldsOf(
        samples.certificate,
        'campaignTitle',
        'fullName',
        'rank',
        'of',
        'percentile',
        'rollNumber',
        'score',
        'totalMarks',
        'version',
        'code',
      ),
      heldAt: time,
      issuedAt: time,
    },
  });
  call(readCertificate, 'the certificate of a student who has none', {
    given: 'the student has no rank in an exam campaign with released results',
    as: student,
    params: { id: provided('campaignId') },
    refused: { status: 404, code: 'campaigns.not-ranked' },
  });
  call(checkCertificate, 'a certificate that somebody checks', {
    given: 'a student has opened a certificate',
    as: 'visitor',
    params: { code: provided('code') },
    uses: {
      ...fieldsOf(samples.checkedCertificate, 'campaignTitle', 'rank', 'of', 'rollNumber', 'version'),
      issuedAt: time,
      isValid: exactly(true),
    },
  });
  call(readRelease, 'how far a release is', {
    given: 'a student has opened a certificate',
    as: admin,
    params: { id: provided('campaignId') },
    uses: fieldsOf(samples.release, 'version', 'mails', 'certificatesUpTo', 'certificatesRev'),
  });
  call(setCertificates, 'set who gets a certificate', {
    given: 'a student has opened a certificate',
    as: admin,
    params: { id: provided('campaignId') },
    body: { upTo: 10 },
    uses: { upTo: 10 },
  });
  call(uploadCampaignPicture, 'upload a picture', {
    given: 'there is an exam campaign to come',
    as: admin,
    body: aPicture,
    uses: {
      url: '/api/files/svc-campaigns/0af90af90af90af90af90af90af90af90af90af90af90af90af90af90af90af9',
      width: 1,
      height: 1,
    },
  });
});
