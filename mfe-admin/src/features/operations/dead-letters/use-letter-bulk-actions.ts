import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { Operations, ShownDeadLetter } from '@pathshala/contract-kit/operations';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Replays or discards the selected events, one call for each. */
export function useLetterBulkActions(service: string): readonly BulkAction<ShownDeadLetter>[] {
  const translate = useText();
  const { api } = useServices();
  const list = `/operations/${service}/dead-letters` as const;
  return [
    {
      id: 'replay',
      text: translate(texts.replay),
      question: ({ length: n }) => ({
        title: translate(texts.replayTitle, { n }),
        body: translate(texts.replayText),
        confirmText: translate(texts.replay),
      }),
      run: ({ _id }) =>
        api.call<Operations['replayDeadLetters']>('post', `${list}/replay`, { body: { ids: [_id] } }),
    },
    {
      id: 'discard',
      text: translate(texts.discard),
      isDangerous: true,
      question: ({ length: n }) => ({
        title: translate(texts.discardTitle, { n }),
        body: translate(texts.discardText),
        confirmText: translate(texts.discard),
      }),
      run: ({ _id }) =>
        api.call<Operations['discardDeadLetters']>('post', `${list}/discard`, {
          body: { ids: [_id], confirm: true },
        }),
    },
  ];
}
