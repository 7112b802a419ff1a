import { Button } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FileDrop } from '../../../files/file-drop.tsx';
import { sharedTexts } from '../../../texts.ts';
import { useImport } from './use-import.ts';
import { texts } from './texts.ts';

/** Makes a course of an exported file: choosing it, how far it is, and what came of it. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const { stage, choose, send, restart, stop } = useImport();
  const close = (): void => {
    stop();
    onClose();
  };
  return (
    <AdminModal title={translate(texts.title)} onClose={close}>
      {stage.kind === 'choosing' && (
        <>
          <p>{translate(texts.lead)}</p>
          <FileDrop
            text={translate(texts.drop)}
            accept=".zip,application/zip"
            file={stage.file}
            error={stage.error}
            onChoose={choose}
          />
        </>
      )}
      {stage.kind === 'sending' && <Sending share={stage.share} />}
      {stage.kind === 'done' && <Outcome course={stage.course} />}
      <ModalActions>
        {stage.kind === 'done' ? (
          <>
            <Button variant="default" onClick={restart}>
              {translate(texts.another)}
            </Button>
            <Button component={Link} to={`/boss/edit-academiccourse/${stage.course._id}`}>
              {translate(texts.edit)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={close}>
              {translate(sharedTexts.cancel)}
            </Button>
            {stage.kind === 'choosing' && (
              <Button onClick={() => void send(stage.file)}>{translate(texts.send)}</Button>
            )}
          </>
        )}
      </ModalActions>
    </AdminModal>
  );
}

function Sending({ share }: { readonly share: number }): ReactNode {
  const translate = useText();
  return (
    <>
      <ProgressBar percent={share * 100} label={translate(texts.sending)} />
      <p>
        <output>{share === 1 && translate(texts.reading)}</output>
      </p>
    </>
  );
}

function Outcome({ course }: { readonly course: AcademicCourseForAdmin }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const units = course.subjects.flatMap((subject) => subject.units);
  return (
    <p>
      <output>
        {translate(texts.done, {
          title: inLanguage(course.title),
          subjects: course.subjects.length,
          units: units.length,
          lessons: units.reduce((sum, { lessonCount }) => sum + lessonCount, 0),
        })}
      </output>
    </p>
  );
}
