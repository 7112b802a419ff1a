import { Alert, Button } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

const texts = {
  title: {
    en: 'The list could not be refreshed. It is as of {time}.',
    bn: 'তালিকাটি হালনাগাদ করা যায়নি। এটি {time}-এর তালিকা।',
  },
};

export interface OutdatedNoticeProps {
  /** Epoch milliseconds. */
  readonly updatedAt: number;
  readonly onRetry: () => void;
}

/** Above rows that are older because their refresh failed. */
export function OutdatedNotice({ updatedAt, onRetry }: OutdatedNoticeProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <Alert color="marigold" mb="xs">
      {translate(texts.title, { time: format.time(updatedAt) })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {translate(commonTexts.tryAgain)}
      </Button>
    </Alert>
  );
}
