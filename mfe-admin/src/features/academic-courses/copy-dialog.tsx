import { Button, TextInput } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { ListedCourse } from './listed-course.ts';
import { texts } from './texts.ts';
import { useDuplicateCourse } from './use-course-file.ts';

interface CopyDialogProps {
  readonly course: ListedCourse;
  readonly onClose: () => void;
}

/** Copies a course for another season: all its dates are moved by the difference of the two starts. */
export function CopyDialog({ course, onClose }: CopyDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [startsOn, setStartsOn] = useState('');
  const [isTried, setTried] = useState(false);
  const { duplicate, isPending } = useDuplicateCourse();
  const copy = (): void => {
    setTried(true);
    if (startsOn !== '') duplicate(course, startsOn);
  };
  return (
    <AdminModal title={translate(texts.copyTitle, { name: inLanguage(course.title) })} onClose={onClose}>
      <TextInput
        type="date"
        label={translate(texts.startsOn)}
        description={translate(texts.startsOnHelp)}
        value={startsOn}
        error={isTried && startsOn === '' && translate(texts.startsOnNeeded)}
        onChange={(event) => setStartsOn(event.currentTarget.value)}
      />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(texts.cancelCopy)}
        </Button>
        <Button loading={isPending} onClick={copy}>
          {translate(texts.copy)}
        </Button>
      </ModalActions>
    </AdminModal>
  );
}
