import { admin, aPicture, callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  cancelByLink,
  cancelCampaignRegistration,
  cancelRegistration,
  chooseName,
  confirmRegistration,
  listCampaigns,
  listExamCampaigns,
  readCampaign,
  readExamCampaign,
  readMeritList,
  readOwnPlace,
  register,
  registerForCampaign,
  replaceExamCampaign,
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
  subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 1 }],
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

const saved = {
  title: 'A campaign',
  startDate: '2027-05-01T10:00:00.000Z',
  endDate: '2027-06-01T10:00:00.000Z',
  rev: 1,
  exam: examBody,
};

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
  call(readCampaign, 'a campaign', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    params: { id: provided('generalId') },
    uses: campaign,
  });
  call(readCampaign, 'a campaign that the student is registered for', {
    given: 'the student is registered for a campaign',
    as: student,
    params: { id: provided('campaignId') },
    uses: { ...campaign, registration: registered },
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
  call(replaceExamCampaign, 'save the exam', {
    given: 'there is an exam campaign to come',
    as: admin,
    params: { id: provided('examId') },
    body: saved,
  });
  call(replaceExamCampaign, 'save the exam over the version of another author', {
    given: 'another author has saved the exam of a campaign',
    as: admin,
    params: { id: provided('examId') },
    body: saved,
    refused: { status: 409, code: 'common.edited-meanwhile' },
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
    uses: { ...opened, registration: registered, hasAccount: exactly(false) },
  });
  call(cancelByLink, 'give up a place by the mailed link', {
    given: 'a link to cancel a registration was mailed',
    as: 'visitor',
    body: { token: provided('token') },
    uses: opened,
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
    },
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
      showsName: true,
    },
  });
  call(chooseName, 'hide the name', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { id: provided('campaignId') },
    body: { showsName: false },
    uses: { showsName: exactly(false) },
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
