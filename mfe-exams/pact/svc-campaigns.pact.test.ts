import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import { listOwnBatchesOfList, readExamCampaign, readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { ownPlace } from '../src/samples.ts';

callsOf({ consumer: 'mfe-exams', provider: 'svc-campaigns', clientAt: apiAt }, (call) => {
  call(readOwnPlace, 'the rank beside a result', {
    given: 'the student is ranked in an exam campaign with released results',
    as: student,
    params: { id: provided('campaignId') },
    uses: fieldsOf(ownPlace, 'rank', 'of'),
  });
  call(listOwnBatchesOfList, 'the rank within the own batches', {
    given: 'a student of a batch is ranked',
    as: student,
    params: { id: provided('campaignId') },
    uses: { items: [{ _id: 'batch1', name: 'Morning', rank: 1, of: 1 }] },
  });
  call(readExamCampaign, 'whether the student is registered, whose right to the exam has not come yet', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { id: provided('campaignId') },
    uses: { registration: { status: exactly('registered') } },
  });
  call(readOwnPlace, 'the rank of a student who is not in the merit list yet', {
    given: 'the student has no rank in an exam campaign with released results',
    as: student,
    params: { id: provided('campaignId') },
    refused: { status: 404, code: 'campaigns.not-ranked' },
  });
});
