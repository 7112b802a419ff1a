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
  listOwnRegistrations,
  mailSittingLink,
  openSitting,
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
  replaceCampaignExam,
  setCertificates,
  uploadCampaignPicture,
} from '@pathshala/svc-campaigns-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const time = '2026-01-15T10:00:00.000Z';
const basicInfo = { fullName: 'Rahima', email: 'rahima@example.com', mobile: '01710000000' };

const campaign = {
  _id: 'campaign1',
  title: 'A campaign',
  type: 'Model test',
  description: 'For all.',
  startDate: time,
  endDate: time,
  location: 'Online',
  image: '/image.webp',
  registrationOpen: true,
  maxParticipants: 100,
  registeredCount: 1,
  waitingCount: 0,
  isFull: false,
  phase: exactly('running'),
} as const;
const exam = {
  timeLimit: 30,
  totalMarks: 2,
  requiredSubjects: 2,
  negativeMarkingPercentage: 25,
  subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 1, marks: 1 }],
} as const;
const registered = { status: exactly('registered'), rollNumber: '000001' } as const;
const opened = {
  campaign: { _id: 'campaign1', kind: exactly('exam'), title: 'A campaign' },
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
  _id: 'campaign1',
  title: 'A campaign',
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
    uses: { campaign: sittingCampaign, phase: exactly('ready'), fullName: 'Rahima' },
  });
  call(openSitting, 'the exam opened by its link', {
    given: 'a visitor has a link to the exam',
    as: 'visitor',
    body: { token: provided('token') },
    uses: { campaign: { _id: 'campaign1' }, resultId: null },
  });
  call(openSitting, 'the exam opened by a used link', {
    given: 'a visitor has used a link to the exam',
    as: 'visitor',
    body: { token: provided('token') },
    refused: { status: 409, code: 'campaigns.sitting-used' },
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
    uses: { ...campaign, resultsReleasedAt: null, exam },
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
      title: 'A campaign',
      rev: 1,
      exam: {
        ...exam,
        scoreVisible: 'after-end',
        order: { questions: false, options: false },
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
    campaign: {
      _id: 'campaign1',
      kind: exactly('exam'),
      title: 'A campaign',
      startDate: time,
      endDate: time,
      timeLimit: 30,
    },
    registration: { status: exactly('registered') },
    fullName: 'Rahima',
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
        { rank: 1, rollNumber: '000001', score: 10, totalMarks: 30, durationMs: 60_000, name: 'Account 1' },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
      version: 2,
      versions: [{ version: 1, issuedAt: '2026-02-03T06:00:00.000Z', total: 1 }],
    },
  });
  call(readMeritList, 'a merit list with initials', {
    given: 'the student shows initials in a released merit list',
    as: 'visitor',
    params: { id: provided('campaignId') },
    query: { page: 1 },
    uses: { items: [{ rank: 1, rollNumber: '000001', initials: 'A.' }], total: 1 },
  });
  call(readMeritList, 'the version of a merit list that was issued again', {
    given: 'the student is ranked in an exam campaign with released results',
    as: 'visitor',
    params: { id: provided('campaignId') },
    query: { page: 1, version: 1 },
    uses: { items: [{ rank: 1, score: 10 }], version: exactly(1) },
  });
  call(readOwnPlace, 'the own rank', {
    given: 'the student is ranked in an exam campaign with released results',
    as: student,
    params: { id: provided('campaignId') },
    uses: {
      rank: 1,
      of: 1,
      score: 10,
      totalMarks: 30,
      durationMs: 60_000,
      resultId: 'result1',
      percentile: 100,
      nameShown: exactly('name'),
      version: 2,
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
      campaignTitle: 'A campaign',
      heldAt: time,
      fullName: 'Rahima',
      rank: 1,
      of: 1,
      percentile: 100,
      rollNumber: '000001',
      score: 10,
      totalMarks: 30,
      version: 2,
      issuedAt: time,
      code: '4K7QH2M9X1C2',
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
      campaignTitle: 'A campaign',
      rank: 1,
      of: 1,
      rollNumber: '000001',
      version: 1,
      issuedAt: time,
      isValid: exactly(true),
    },
  });
  call(readRelease, 'how far a release is', {
    given: 'a student has opened a certificate',
    as: admin,
    params: { id: provided('campaignId') },
    uses: {
      version: 1,
      mails: { total: 1, sent: 0, failed: 0, left: 1 },
      certificatesUpTo: 1,
      certificatesRev: 1,
    },
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
