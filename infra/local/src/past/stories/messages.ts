import { sendMessage } from '@pathshala/svc-auth-contract/school-message-routes';
import type { MessageAudience } from '@pathshala/svc-auth-contract/school-messages';
import { minuteMs, type School } from '../school.ts';
import type { TaughtBatch } from './batches.ts';

interface Written {
  readonly key: string;
  readonly at: number;
  readonly audience: MessageAudience;
  readonly bn: { readonly title: string; readonly text: string };
  readonly en: { readonly title: string; readonly text: string };
  readonly link: string;
}

async function send(school: School, { key, at, audience, bn, en, link }: Written): Promise<void> {
  const channels = { mail: false, sms: false };
  const body = { key, audience, contents: { bn, en }, channels, link, sendAt: null };
  await school.admin.call(at, sendMessage, { body });
  await school.runJob('send-messages', at + minuteMs);
}

/** A message to a batch and one to all students. They are in the bell alone: no mail of the past is sent. */
export async function writeMessages(school: School, { batchId }: TaughtBatch): Promise<void> {
  await send(school, {
    key: 'sample-batch',
    at: school.at(6, 18),
    audience: { kind: 'batch', id: batchId, name: 'কৃষি গুচ্ছ, ব্যাচ ১ | Agriculture cluster, batch 1' },
    bn: {
      title: 'মডেল টেস্টের খাতা আনবেন',
      text: 'পরের ক্লাসে মডেল টেস্ট ৩ নিয়ে আলোচনা হবে। নিজের উত্তরপত্রটি সঙ্গে আনবেন।',
    },
    en: {
      title: 'Bring your model test',
      text: 'The next class goes through model test 3. Bring your own answer sheet.',
    },
    link: '/routine',
  });
  await send(school, {
    key: 'sample-all',
    at: school.at(3, 10),
    audience: { kind: 'all', id: '', name: '' },
    bn: {
      title: 'শনিবার অফিস বন্ধ',
      text: 'শনিবার অফিস বন্ধ থাকবে। অনলাইন ক্লাস ও পরীক্ষা যথারীতি চলবে।',
    },
    en: {
      title: 'The office is closed on Saturday',
      text: 'The office is closed on Saturday. Online classes and exams go on as usual.',
    },
    link: '',
  });
}
