import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  listExamCampaigns,
  listOwnRegistrations,
  readMeritList,
} from '@pathshala/svc-campaigns-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { examCampaign, meritList, registration } from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';

callsOf({ consumer: 'mfe-learning', provider: 'svc-campaigns', clientAt: apiAt }, (call) => {
  call(listOwnRegistrations, 'the registrations for the download of one’s own data', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { studentId: provided('studentId') },
    uses: {
      items: [{ ...fieldsOf(registration, 'campaignId'), status: exactly(registration.status) }],
    },
  });
  call(listExamCampaigns, 'the next exam of the home page', {
    given: 'there is a running campaign of each kind',
    as: 'visitor',
    query: { phase: 'current', exam: 'with', pageSize: 1 },
    uses: {
      items: [
        {
          ...fieldsOf(
            examCampaign,
            '_id',
            'title',
            'registrationOpen',
            'isFull',
            'maxParticipants',
            'registeredCount',
          ),
          phase: exactly('running'),
          startDate: time,
          endDate: time,
        },
      ],
    },
  });
  call(listExamCampaigns, 'the exam whose merit list was released last', {
    given: 'the student is ranked in an exam campaign with released results',
    as: 'visitor',
    query: { results: 'released', sort: '-end', pageSize: 10 },
    uses: { items: [{ ...fieldsOf(examCampaign, '_id', 'title'), resultsReleasedAt: time }] },
  });
  call(readMeritList, 'the best of the last exam', {
    given: 'the student is ranked in an exam campaign with released results',
    as: 'visitor',
    params: { id: provided('campaignId') },
    query: { pageSize: 3 },
    uses: {
      items: meritList.items
        .slice(0, 1)
        .map((entry) => fieldsOf(entry, 'rank', 'rollNumber', 'score', 'totalMarks', 'name')),
      of: 1,
    },
  });
  call(listExamCampaigns, 'the exam campaigns that the dashboard may suggest', {
    given: 'there is a running campaign of each kind',
    as: student,
    query: { pageSize: 20 },
    uses: {
      items: [
        {
          ...fieldsOf(examCampaign, '_id', 'title', 'registrationOpen', 'isFull'),
          phase: exactly('running'),
          startDate: time,
          endDate: time,
          exam: fieldsOf(examCampaign.exam, 'totalMarks', 'timeLimit'),
        },
      ],
    },
  });
});
